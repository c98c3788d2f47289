/** What is done about code that does not arrive. Nothing in here may need any other file: its style is every page's. */

const storageKey = 'hw-loaded-again';
const AGAIN = 1_000;

/**
 * Runs `load`, and once more if it fails. Chromium and Firefox remember for as long as the document lives that a module
 * failed (https://github.com/whatwg/html/issues/6768): there only loading the page again can bring it, which is done once a
 * visit and only where nothing is lost by it. @throws when the code stays away.
 */
export async function bring(load: () => Promise<unknown>) {
  try {
    await load().catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
      await load();
    });
  } catch (error) {
    if (await mayLoadAgain()) return new Promise<never>(() => location.reload());
    throw error;
  }
}

/** Whether the page was not loaded again already, nobody has typed, and the host is there to answer. */
async function mayLoadAgain(): Promise<boolean> {
  try {
    // The path alone: what a visitor was sent in a query is kept nowhere (D37).
    if (sessionStorage.getItem(storageKey) === location.pathname || hasTyped()) return false;
    sessionStorage.setItem(storageKey, location.pathname);
    const { ok } = await fetch(location.href, { method: 'HEAD' });
    return ok && !hasTyped();
  } catch {
    return false;
  }
}

const hasTyped = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main :is(input, textarea)')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

let notice: HTMLElement | undefined;

/** Says so, once, and lets the forms say what to do instead (src/theme/scripts.ts). */
export function showMissing() {
  if (notice) return;
  document.documentElement.dataset.scripts = 'missing';
  notice = document.createElement('p');
  notice.role = 'alert';
  notice.className = 'missing';
  const again = document.createElement('a');
  again.href = location.pathname + location.search;
  again.textContent = 'Load the page again';
  notice.append(
    'Part of this page has not arrived. Its buttons and forms do not work; what you typed is still here. ',
    again,
  );
  document.body.append(notice);
}

/** The code has come after all. */
export function hideMissing() {
  delete document.documentElement.dataset.scripts;
  notice?.remove();
}
