import { GreetingEditor, Link, useHydrated } from '@halloway/ui';
import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { greeting as content } from '../../content/greeting';
import { useFollow } from '../router-link';
import { greetingIn } from './greeting-in';
import { posterOf } from './poster';

/** Room for the first page's drawing, and for those that stand lower. */
const sizes = { full: { height: 272, unit: 46 }, line: { height: 144, unit: 42 } };

export interface YourGreetingProps {
  /** As it is given. Default: that of the closing bands. */
  text?: string;
  /** The company's name in it. */
  name?: string;
  drawing?: keyof typeof sizes;
  /** Whether it shows the greeting that the address brings (D37). */
  isAddressed?: boolean;
}

/** A greeting to be heard, written anew, sent and used. */
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
      name={name}
      poster={posterOf(said ?? text)}
      link="/#say={text}"
      note={said && content.sent}
    >
      {(text) => <Use greeting={text} />}
    </GreetingEditor>
  );
}

/** What the address brings, which nobody may find by searching. It is kept nowhere, and shown as text. */
function useSaid(isAddressed: boolean): string | undefined {
  const { search, hash } = useLocation();
  // The prerendered page knows neither query nor fragment.
  const isHydrated = useHydrated();
  const said = isAddressed && isHydrated ? greetingIn({ search, hash }) : undefined;
  // Taken back before the page that follows says what holds for it.
  useLayoutEffect(() => (said ? forbidIndexing() : undefined), [said]);
  return said;
}

/** Leads to the contact form, and takes the greeting along inside the tab. */
function Use({ greeting }: { greeting: string }) {
  const follow = useFollow({ contact: { name: '', email: '', message: content.message(greeting) } });
  return (
    <Link href={content.use.href} onClick={follow}>
      {content.use.label}
    </Link>
  );
}

/** Keeps this page out of search engines for as long as it shows what a visitor wrote. Returns how to end that. */
function forbidIndexing() {
  const robots = document.head.querySelector<HTMLMetaElement>('meta[name="robots"]');
  const before = robots?.content ?? '';
  if (robots) robots.content = 'noindex';
  return () => {
    if (robots) robots.content = before;
  };
}
