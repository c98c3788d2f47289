import type { AnchorProps } from '@halloway/ui';
import { Link } from 'react-router-dom';
import { loadPage, notFound, routeOf } from './routes';

/** A link within the site: followed without a page load, its page fetched as soon as the visitor seems to mean it. */
export function RouterLink({ href, onPointerEnter, onFocus, onTouchStart, ...anchor }: AnchorProps) {
  const route = routeOf(new URL(href, 'https://site.example').pathname);
  // The workbench and files are not pages of the table: the browser loads them.
  if (route === notFound) return <a {...anchor} href={href} {...{ onPointerEnter, onFocus, onTouchStart }} />;
  // A page that fails to arrive is tried again when the link is followed.
  const prefetch = () => void loadPage(route).catch(() => {});
  return (
    <Link
      {...anchor}
      to={href}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        prefetch();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        prefetch();
      }}
      onTouchStart={(event) => {
        onTouchStart?.(event);
        prefetch();
      }}
    />
  );
}
