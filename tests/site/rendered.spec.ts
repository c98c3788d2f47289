import { expect, goTo, test, visit } from './page';

/** What only a browser knows of the content: styles, and what a press changes. The rest: content.spec.ts. */

/** The product of each figure, on pages about all products (D25). */
const claimedFor: Record<string, string> = {
  'return on investment (ROI)': 'Across the platform',
  'customer satisfaction (CSAT)': 'Across the platform',
  'first-call resolution': 'Support agent',
  'support cost savings': 'Support agent',
  'qualified leads': 'BDR agent',
  'cost reduction': 'BDR agent',
  productivity: 'Talent agent',
  'of opportunities lost to missed calls': 'virtual receptionist',
};

for (const [path, count] of [
  ['/', 3],
  ['/solutions', 4],
] as const)
  test(`every figure on ${path} names its product, and shows its tone in color (D25, R88)`, async ({ page }) => {
    await page.goto(path);
    const stats = await page.locator('main dl > div').evaluateAll((all) =>
      all.map((stat) => {
        const [label, mark] = [stat.querySelector('dt'), stat.querySelector('[data-part="mark"]')];
        const colors = [label, mark].map((part) => part && getComputedStyle(part).color);
        return { label: label?.innerText.trim() ?? '', text: stat.textContent, colors };
      }),
    );
    const claims = stats.filter(({ label }) => label in claimedFor);
    expect(claims).toHaveLength(count);
    for (const { label, text, colors } of claims) {
      expect(text).toContain(claimedFor[label]);
      expect(colors).toEqual([expect.any(String), expect.any(String)]);
      expect(colors[0], label).not.toBe(colors[1]);
    }
  });

test('/media/blog has one, two or three columns (R75)', async ({ page }) => {
  await page.goto('/media/blog');
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  for (const [width, columns] of [
    [390, 1],
    [768, 2],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)));
    expect(
      tops.filter((top) => top === tops[0]),
      `${width} px`,
    ).toHaveLength(columns);
  }
});

test('a cover that fails to load is replaced by the logo (R78, D27)', async ({ page, silent }) => {
  silent.except.push(/ERR_FAILED/);
  await page.route('**/covers/*', (route) => route.abort());
  for (const path of ['/media/blog', '/media/blog/future-ai']) {
    await visit(page, '/contact');
    await goTo(page, path);
    const image = page.getByRole('main').locator('[data-state="fallback"] img');
    await expect(image.first()).toHaveAttribute('src', /logo/);
  }
});

test('/transcribe sells monthly first, annually for a fifth less, and links to the chosen plan (R42–R49, R98, D1, D2, D22, D24)', async ({
  page,
}) => {
  await page.route('https://dashboard.halloway.example/**', (route) => route.fulfill({ body: 'The dashboard' }));
  await visit(page, '/transcribe');
  const plan = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });
  // Free is offered at the top and at the end of the page, too.
  const free = page.getByRole('main').getByRole('link', { name: 'Try for Free' });
  await expect(free).toHaveCount(3);
  const expectLinks = async (billing: string) => {
    const subscribe = (id: string) => `https://dashboard.halloway.example/subscribe?plan=${id}&billing=${billing}`;
    for (const link of await free.all()) await expect(link).toHaveAttribute('href', subscribe('free'));
    for (const name of ['Pro', 'Business'])
      await expect(plan(name).getByRole('link', { name: `Choose ${name}` })).toHaveAttribute(
        'href',
        subscribe(name.toLowerCase()),
      );
  };

  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  await expect(plan('Pro')).toContainText('$12.49');
  await expect(plan('Pro')).toContainText('Most popular');
  await expectLinks('monthly');

  await page.getByRole('radio', { name: 'Yearly Save 20%' }).check({ force: true });
  for (const price of ['$9.99', '$119.88']) await expect(plan('Pro')).toContainText(price);
  await expect(plan('Pro').getByText('$12.49', { exact: true })).toBeHidden();
  for (const text of ['$20.00', 'billed annually, $240 per user per year'])
    await expect(plan('Business')).toContainText(text);
  await expectLinks('yearly');
  await expect(plan('Enterprise').getByRole('link', { name: 'Contact Sales' })).toHaveAttribute(
    'href',
    'mailto:sales@halloway.example?subject=Enterprise%20Inquiry',
  );

  await expect(plan('Free').getByText('Your choice')).toHaveCount(0);
  // In a new tab, so that the page stays open.
  await free.last().click({ modifiers: ['ControlOrMeta'] });
  await expect(plan('Free').getByText('Your choice')).toBeVisible();

  // On paper, prices are those of the chosen period.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Yearly/).first()).toBeVisible();
  await expect(page.getByText('Monthly', { exact: true })).toBeHidden();
});
