/**
 * Emulates reduced motion in one page: media queries in style sheets and in `matchMedia` match `reduce`. Not covered: `media`
 * attributes in HTML, sheets of another origin, and media query lists created before it started.
 */
export function reduceMotion(view: Window & typeof globalThis): () => void {
  const document = view.document;
  const changed = new Map<MediaList, string>();
  const matchMedia = view.matchMedia;
  view.matchMedia = (query) => matchMedia.call(view, rewrite(query));

  const apply = () => {
    for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) rewriteRules(sheet);
  };
  function rewriteRules(holder: { cssRules: CSSRuleList }) {
    let rules: CSSRuleList;
    try {
      rules = holder.cssRules;
    } catch {
      return; // Of another origin or not loaded yet; the `load` listener below handles it then.
    }
    for (const rule of rules) {
      if ('media' in rule) {
        const media = rule.media as MediaList;
        const text = rewrite(media.mediaText);
        if (text !== media.mediaText) {
          changed.set(media, media.mediaText);
          media.mediaText = text;
        }
      }
      if ('cssRules' in rule) rewriteRules(rule as CSSGroupingRule);
    }
  }

  apply();
  const observer = new view.MutationObserver(apply);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  document.head.addEventListener('load', apply, true);
  return () => {
    observer.disconnect();
    document.head.removeEventListener('load', apply, true);
    view.matchMedia = matchMedia;
    for (const [media, text] of changed) media.mediaText = text;
  };
}

/** Rewrites the query for reduced motion: the matching part becomes always true, the other never. */
const rewrite = (query: string) =>
  query
    .replace(/\(\s*prefers-reduced-motion\s*:\s*no-preference\s*\)/g, '(max-width: 0px)')
    .replace(/\(\s*prefers-reduced-motion(?:\s*:\s*reduce)?\s*\)/g, '(min-width: 0px)');
