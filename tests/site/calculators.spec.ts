import { expect, hold, test, visit, waitForHydration } from './page';

const calculators = [
  {
    path: '/pricing',
    file: 'plan-calculator',
    name: 'From your call log to a plan',
    field: 'Incoming calls that were answered',
    // In the first screen.
    loadedAtOnce: true,
  },
  {
    path: '/media/blog/ai-roi',
    file: 'roi-calculator',
    name: 'The arithmetic, with your figures',
    field: 'Connecting your systems, once',
    loadedAtOnce: false,
  },
];

for (const { path, file, name, field, loadedAtOnce } of calculators)
  test(`the calculator of ${path} is loaded when it is about to become visible, and calculates`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const count = (name: string) => asked.filter((url) => url.includes(name)).length;
    await page.goto(path);
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    expect(count(file)).toBe(loadedAtOnce ? 1 : 0);
    const calculator = page.getByRole('group', { name });
    await calculator.scrollIntoViewIfNeeded();
    await expect(calculator.getByRole('spinbutton').first()).toBeVisible();
    expect(count(file)).toBe(1);
    await expect(calculator.getByRole('button')).toHaveCount(0);
    const before = await calculator.getByRole('status').textContent();
    await calculator.getByLabel(field).fill('9000');
    await expect(calculator.getByRole('status')).not.toHaveText(before ?? '');
    await calculator.getByRole('button').click();
    await expect(calculator.getByRole('status')).toHaveText(before ?? '');
  });

test('the plan calculator leads to the contact form with the plan and its minutes, and Back to its link (R99, D19)', async ({
  page,
}) => {
  await visit(page, '/pricing');
  const calculator = page.getByRole('group', { name: 'From your call log to a plan' });
  await calculator.scrollIntoViewIfNeeded();
  await calculator.getByLabel('Calls that you missed').fill('65');
  const choice = calculator.getByRole('link', { name: 'Choose Growth with 430 minutes' });
  await choice.click();
  await expect(page).toHaveURL('/contact?subject=receptionist-growth');
  await expect(page.getByLabel('Subject')).toHaveValue('Virtual receptionist: the Growth plan');
  await expect(page.getByLabel('Message')).toHaveValue('Our phones take about 430 incoming minutes a month.');
  await page.goBack();
  await expect(choice).toBeFocused();
});

test('the plan calculator takes the minutes along when its link is pressed before its code is here', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/plan-calculator-*.js');
  await visit(page, '/pricing');
  await page.getByRole('link', { name: /^Choose Growth with/ }).click();
  release();
  await expect(page.getByLabel('Message')).toHaveValue(/^Our phones take about/);
});
