import { expect, test, visit } from './page';

/** Pages with something that sticks: the bar, the controls of a call. */
const paths = ['/', '/bdr', '/transcribe', '/contact', '/pricing', '/privacy'];

for (const path of paths)
  for (const key of ['Tab', 'Shift+Tab'])
    test(`on a phone, nothing covers what ${key} reaches on ${path} (WCAG 2.4.11)`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visit(page, path);
      const covered: string[] = [];
      for (let reached = 0; ; reached++) {
        await page.keyboard.press(key);
        const name = await page.evaluate(async () => {
          // Two frames: the browser has scrolled.
          for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
          const { activeElement } = document;
          if (!activeElement || activeElement === document.body) return undefined;
          // The first element that is reached again ends the walk.
          if (activeElement.hasAttribute('data-reached')) return undefined;
          activeElement.setAttribute('data-reached', '');
          const { left, top, right, bottom } = activeElement.getBoundingClientRect();
          const points = [0.1, 0.5, 0.9].map((at) =>
            document.elementFromPoint((left + right) / 2, top + (bottom - top) * at),
          );
          const isSeen = points.some((one) => one && (activeElement.contains(one) || one.contains(activeElement)));
          const { textContent, ariaLabel, outerHTML } = activeElement;
          return { isSeen, name: `${ariaLabel ?? textContent} ${outerHTML.slice(0, 120)}`, top };
        });
        if (!name) {
          expect(reached).toBeGreaterThan(5);
          break;
        }
        if (!name.isSeen) covered.push(`${name.name} at ${name.top}`);
      }
      expect(covered).toEqual([]);
    });
