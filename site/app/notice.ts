/** Shows that code is missing. It imports nothing: its style is in the style sheet of every page. */

let notice: HTMLElement | undefined;

/** Shows the notice once, and the fallback text of the forms (src/theme/scripts.ts). */
export function showNotice() {
  if (notice) return;
  document.documentElement.dataset.scripts = 'missing';
  notice = document.createElement('p');
  notice.role = 'alert';
  notice.className = 'notice';
  const reload = document.createElement('a');
  // This page, at whichever address; by the browser, though the router follows other links (links.tsx).
  reload.href = '';
  reload.target = '_self';
  reload.textContent = 'Load the page again';
  notice.append(
    'Part of this page has not arrived. Some of its buttons do not work; what you typed is still here. ',
    reload,
  );
  document.body.append(notice);
}

/** Removes the notice when the code arrives late. */
export function hideNotice() {
  delete document.documentElement.dataset.scripts;
  notice?.remove();
  notice = undefined;
}
