import type { Page } from 'playwright';

/** The minimum target size in CSS px (WCAG 2.5.8). */
const TARGET = 24;

/** Sets the text size to that percentage, as a browser's setting does. */
export const setTextSize = (page: Page, percent: number) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, `${percent}%`);

/** Elements that reach past the edge of the window, so that the page scrolls sideways. */
export const reachesOut = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const guilty = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    return [
      `${scrollWidth} px in ${clientWidth} px`,
      ...guilty.slice(0, 5).map((element) => element.outerHTML.slice(0, 120)),
    ];
  });

/**
 * Text that is not readable as written (WCAG 1.4.4, 1.4.10): clipped by the window, broken within a word that would fit on
 * a line, or overlapping.
 */
export const unreadable = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolls = (element: Element | null): boolean =>
      element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const isRead = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) &&
      // Visually hidden text, and words of the hero that are not shown yet.
      !element.closest('[data-state="hidden"], [data-state="leaving"]') &&
      element.getBoundingClientRect().width > 1;

    /** The bar at an edge of the window that `element` is in. What scrolls passes behind its background. */
    const barOf = (element: Element | null): Element | null => {
      if (!element) return null;
      const { position, backgroundColor } = getComputedStyle(element);
      const isBar = /sticky|fixed/.test(position) && /^rgb\(|^oklch\([^/]*\)$/.test(backgroundColor);
      return isBar ? element : barOf(element.parentElement);
    };

    /** The part of `box` that a scrolled or clipped region around `element` shows. */
    const shownOf = (element: Element | null, box: DOMRect): DOMRect => {
      if (!element) return box;
      if (getComputedStyle(element).overflowY === 'visible') return shownOf(element.parentElement, box);
      const frame = element.getBoundingClientRect();
      const [top, bottom] = [Math.max(box.top, frame.top), Math.min(box.bottom, frame.bottom)];
      return shownOf(element.parentElement, new DOMRect(box.x, top, box.width, Math.max(bottom - top, 0)));
    };

    // A word longer than a line may be broken.
    const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const room = (width - 2 * Math.min(letter, width / 20)) * 0.8;

    const found: string[] = [];
    const lines: { element: Element; box: DOMRect; words: string }[] = [];
    // Content behind an open dialog is inert.
    const page = document.querySelector('dialog:modal') ?? document.body;
    const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      const element = node.parentElement;
      if (!element || !node.data.trim() || /^(SCRIPT|STYLE|NOSCRIPT|OPTION|TITLE)$/.test(element.tagName)) continue;
      // Charts position their words.
      if (element.closest('svg') || !isRead(element)) continue;
      range.selectNodeContents(node);
      // Lines after those of a line clamp are not painted.
      const isClamped = getComputedStyle(element).webkitLineClamp !== 'none';
      const end = isClamped ? element.getBoundingClientRect().bottom : Number.POSITIVE_INFINITY;
      const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.top < end - 1);
      const words = node.data.trim().slice(0, 60);
      if (!scrolls(element))
        for (const { left, right } of boxes)
          if (left < -0.5 || right > width + 0.5)
            found.push(`“${words}” reaches from ${left} to ${right} px of ${width}`);
      for (const box of boxes) {
        const shown = shownOf(element, box);
        if (shown.height > box.height / 2) lines.push({ element, box: shown, words });
      }

      for (const word of node.data.matchAll(/[\p{L}\p{N}@.%+’_]{2,}/gu)) {
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const parts = [...range.getClientRects()].filter((part) => part.width > 0.5);
        if (new Set(parts.map(({ top }) => Math.round(top))).size < 2) continue;
        const whole = parts.reduce((sum, part) => sum + part.width, 0);
        if (whole < room) found.push(`“${word[0]}” is broken, in “${words}”`);
      }
    }

    lines.sort((a, b) => a.box.top - b.box.top);
    lines.forEach((one, at) => {
      for (const other of lines.slice(at + 1)) {
        if (other.box.top >= one.box.bottom) break;
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        // Line boxes are taller than their letters.
        const overlaps = across > 2 && down > 0.4 * Math.min(one.box.height, other.box.height);
        if (overlaps && barOf(one.element) === barOf(other.element))
          found.push(`“${one.words}” and “${other.words}” are printed over each other`);
      }
    });
    return [...new Set(found)];
  });

/**
 * Targets that are too small (WCAG 2.5.8, which excepts targets in a sentence, those whose center is far enough from every
 * other target, and the browser's own controls).
 */
export const smallTargets = (page: Page) =>
  page.evaluate((least) => {
    /** The element that takes the press: the card of a link whose `::after` covers it, the label of a radio button. */
    const areaOf = (target: HTMLElement) => {
      const after = getComputedStyle(target, '::after');
      const over = after.content !== 'none' && after.position === 'absolute' && after.inset === '0px';
      const place = over && getComputedStyle(target).position === 'static' ? target.offsetParent : null;
      return (place ?? target.closest('label') ?? target).getBoundingClientRect();
    };
    const inSentence = (target: Element) => {
      if (!/^inline/.test(getComputedStyle(target).display)) return false;
      const block = target.closest('p, li, td, dd, figcaption, output, h1, h2, h3, h4, div');
      const rest = (block?.textContent ?? '').replace(target.textContent ?? '', '');
      return /\p{L}{2,}/u.test(rest);
    };
    const targets = [
      ...(document.querySelector('dialog:modal') ?? document).querySelectorAll<HTMLElement>(
        'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]',
      ),
    ]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }) && !target.closest('[inert]'))
      .map((target) => ({ target, box: areaOf(target) }))
      // A target that is visible on keyboard focus only.
      .filter(({ box }) => box.width > 0 && box.bottom + scrollY > 0);
    const small = ({ width, height }: DOMRect) =>
      Math.round(width * 10) / 10 < least || Math.round(height * 10) / 10 < least;
    const center = (box: DOMRect) => [box.left + box.width / 2, box.top + box.height / 2] as const;
    const isCrowded = (target: Element, box: DOMRect) => {
      const [x, y] = center(box);
      return targets.some(({ target: neighbor, box: other }) => {
        if (neighbor === target) return false;
        // A region that scrolls is a stop of Tab, and around its targets.
        if (neighbor.matches('[tabindex="0"]:not(a, button, summary)') && neighbor.contains(target)) return false;
        const [otherX, otherY] = center(other);
        if (small(other) && Math.hypot(otherX - x, otherY - y) < least) return true;
        const nearX = Math.min(Math.max(x, other.left), other.right);
        const nearY = Math.min(Math.max(y, other.top), other.bottom);
        return Math.hypot(nearX - x, nearY - y) < least / 2;
      });
    };
    return targets
      .filter(
        ({ target, box }) =>
          small(box) && !inSentence(target) && (target.matches('a[href^="mailto:"]') || isCrowded(target, box)),
      )
      .map(
        ({ target, box }) =>
          `${Math.round(box.width)} × ${Math.round(box.height)} px: ${target.outerHTML.slice(0, 160)}`,
      );
  }, TARGET);

/** Visible text that is drawn smaller than `least` px, also where a drawing scales it. */
export const smallText = (page: Page, least = 12) =>
  page.evaluate((least) => {
    const drawnSize = (element: Element) => {
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
      return matrix ? size * Math.hypot(matrix.a, matrix.b) : size;
    };
    return [...document.querySelectorAll('body *')]
      .filter((element) => [...element.childNodes].some((node) => node instanceof Text && node.data.trim()))
      .filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1,
      )
      .filter((element) => drawnSize(element) < least - 0.05)
      .map((element) => `${drawnSize(element).toFixed(1)} px: ${element.outerHTML.slice(0, 120)}`);
  }, least);
