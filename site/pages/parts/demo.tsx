import { Link, Section } from '@halloway/ui';
import { demo } from '../../content/blog';

/** Leads readers of articles and news to a demo (R99). */
export function Demo() {
  const { title, text, action } = demo;
  return (
    <Section title={title} intro={text} actions={<Link href={action.href}>{action.label}</Link>} data-print="none" />
  );
}
