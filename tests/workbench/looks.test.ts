import { expect, test } from './story-page';

test('a disabled option looks disabled in forced colors', async ({ storyPage }) => {
  await storyPage.show('segmented-control--one-disabled', { forcedColors: true });
  const colors = await storyPage.page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.cssText = 'forced-color-adjust: none; color: GrayText';
    document.body.append(probe);
    const colorOf = (element: Element) => getComputedStyle(element).color;
    const options = [...document.querySelectorAll('[data-scope="segmented-control"] [data-part="item"]')];
    return {
      gray: colorOf(probe),
      disabled: options.filter((option) => option.querySelector(':disabled')).map(colorOf),
      enabled: options.filter((option) => !option.querySelector(':disabled')).map(colorOf),
    };
  });
  expect(colors.disabled).toEqual([colors.gray]);
  expect(colors.enabled).not.toContain(colors.gray);
});

test('a table of long words stays in its column at any width', async ({ storyPage }) => {
  for (const width of [390, 640, 720, 800, 1280]) {
    await storyPage.show('table--long-words', { width });
    const beyond = await storyPage.page.evaluate(() => {
      const table = document.querySelector('[data-scope="table"]') as HTMLElement;
      return {
        page: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        column: table.getBoundingClientRect().width - (table.parentElement as HTMLElement).clientWidth,
      };
    });
    expect(beyond.page, `the page at ${width} px`).toBe(0);
    expect(beyond.column, `the table at ${width} px`).toBeLessThanOrEqual(0);
  }
});
