import { GreetingEditor, Link, useHydrated } from '@halloway/ui';
import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { greeting as content } from '../../content/greeting';
import { greetingIn, nameIn, withGreeting } from '../../forms/greeting-in';

export interface YourGreetingProps {
  text: string;
  /** The company's name in it. */
  name: string;
}

/** A greeting to play, edit, share and use; the one of the address, if there is one (D37). */
export default function YourGreeting({ text, name }: YourGreetingProps) {
  const said = useSaid();
  return (
    <GreetingEditor
      bleed
      height={208}
      unit={36}
      variant="primary"
      label={content.heard}
      text={said ?? text}
      name={said === undefined ? name : nameIn(said, text.split(name))}
      link="/#say={text}"
      note={said && content.sent}
    >
      {(text) => <Link href={withGreeting(content.use.href, text)}>{content.use.label}</Link>}
    </GreetingEditor>
  );
}

/** The greeting of the address. It must not be indexed, is stored nowhere, and is rendered as text. */
function useSaid(): string | undefined {
  const { search, hash } = useLocation();
  // The prerendered page has neither query nor fragment.
  const isHydrated = useHydrated();
  const said = isHydrated ? greetingIn({ search, hash }) : undefined;
  // Removed before the next page sets its own.
  useLayoutEffect(() => {
    if (said) return forbidIndexing();
  }, [said]);
  return said;
}

/** Adds `noindex` while the page shows a visitor's text. Returns a function that removes it. */
function forbidIndexing() {
  const robots = document.head.querySelector<HTMLMetaElement>('meta[name="robots"]');
  const before = robots?.content ?? '';
  if (robots) robots.content = 'noindex';
  return () => {
    if (robots) robots.content = before;
  };
}
