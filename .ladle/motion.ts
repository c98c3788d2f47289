/** Ends the page's one emulation. */
let end: (() => void) | undefined;

export function setReducedMotion(isReduced: boolean) {
  if (isReduced) end ??= reduceMotion();
  if (isReduced) return;
  end?.();
  end = undefined;
}

/**
 * Emulates reduced motion in one page: media queries in style sheets and in `matchMedia` match `reduce`. Not covered: `media`
 * attributes in HTML, sheets of another origin, and media query lists created before it started.
 */
function reduceMotion(): () => void {
  const changed = new Map<MediaList, string>();
  const matchMedia = window.matchMedia;
  window.matchMedia = (query) => matchMedia.call(window, rewrite(query));

  const apply = () => {
    for (const rule of rulesOf(document)) {
      if (!('media' in rule)) continue;
      const media = rule.media as MediaList;
      const text = rewrite(media.mediaText);
      if (text === media.mediaText) continue;
      changed.set(media, media.mediaText);
      media.mediaText = text;
    }
  };

  apply();
  const observer = new MutationObserver(apply);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  document.head.addEventListener('load', apply, true);
  return () => {
    observer.disconnect();
    document.head.removeEventListener('load', apply, true);
    window.matchMedia = matchMedia;
    for (const [media, text] of changed) media.mediaText = text;
  };
}

/** Every rule of a page's style sheets; a sheet of another origin or one that has not loaded yet has none. */
export function* rulesOf(holder: Document | CSSStyleSheet | CSSGroupingRule): Generator<CSSRule> {
  if ('styleSheets' in holder) {
    for (const sheet of [...holder.styleSheets, ...holder.adoptedStyleSheets]) yield* rulesOf(sheet);
    return;
  }
  try {
    holder.cssRules;
  } catch {
    return;
  }
  for (const rule of holder.cssRules) {
    yield rule;
    if ('cssRules' in rule) yield* rulesOf(rule as CSSGroupingRule);
  }
}

/** Rewrites the query for reduced motion: the matching part becomes always true, the other never. */
const rewrite = (query: string) =>
  query
    .replace(/\(\s*prefers-reduced-motion\s*:\s*no-preference\s*\)/g, '(max-width: 0px)')
    .replace(/\(\s*prefers-reduced-motion(?:\s*:\s*reduce)?\s*\)/g, '(min-width: 0px)');
