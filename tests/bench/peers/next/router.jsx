'use client';
import Link from 'next/link';
import { usePathname, useRouter } from 'next/navigation';

/** The routes of this application; Next.js would request the code of all others in vain. */
const known = new Set(['/', '/about']);

export const RouterLink = (anchor) => (known.has(anchor.href) ? <Link {...anchor} /> : <a {...anchor} />);

/** What our pages use of their router. */
export const useLocation = () => ({ pathname: usePathname(), search: '', hash: '' });

export function useLinkClickHandler(to) {
  const router = useRouter();
  return (event) => {
    event.preventDefault();
    router.push(to);
  };
}
