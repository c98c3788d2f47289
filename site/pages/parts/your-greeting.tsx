import { GreetingEditor, Link, useHydrated } from '@halloway/ui';
import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { greeting as content } from '../../content/greeting';
import { greetingIn, nameIn, withGreeting } from '../../forms/greeting-in';

/** Space for the drawing in Home's hero, where Play is the main action, and in closing sections. */
const sizes = {
  full: { height: 208, unit: 36, variant: 'primary' },
  line: { height: 144, unit: 36 },
} as const;

export interface YourGreetingProps {
  /** The default greeting. Default: that of the closing sections. */
  text?: string;
  /** The company's name in it. */
  name?: string;
  drawing?: keyof typeof sizes;
  /** Whether it shows the greeting of the address (D37). */
  isAddressed?: boolean;
}

/** A greeting to play, edit, share and use. */
export default function YourGreeting({
  text = content.closing.greeting,
  name = content.closing.name,
  drawing = 'line',
  isAddressed = false,
}: YourGreetingProps) {
  const said = useSaid(isAddressed);
  return (
    <GreetingEditor
      bleed
      {...sizes[drawing]}
      label={isAddressed ? content.heard : content.yours}
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
function useSaid(isAddressed: boolean): string | undefined {
  const { search, hash } = useLocation();
  // The prerendered page has neither query nor fragment.
  const isHydrated = useHydrated();
  const said = isAddressed && isHydrated ? greetingIn({ search, hash }) : undefined;
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
