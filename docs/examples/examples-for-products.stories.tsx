import type { Story } from '@ladle/react';
import type { ComponentType, ReactNode } from 'react';
import { Code } from '../../.ladle/code';
import * as overview from '../../.ladle/overview.css';
import * as styles from './examples.css';

/** One component each. The live example and the source shown beside it are the same file. */
const running = import.meta.glob<Record<string, ComponentType>>(['./*.tsx', '!./*.stories.tsx'], { eager: true });
const written = import.meta.glob<string>('./*.{css,tsx}', { eager: true, query: '?raw', import: 'default' });

/** Examples of the package in another product, each in fewer than ten lines: live, with its code beside it. */
export const Examples: Story = () => (
  <div className={overview.root}>
    <header>
      <h1 className={overview.title}>Examples for products</h1>
      <p className={styles.words}>
        Common tasks of a product that uses the package, each beside its code. The forms use a fake backend that answers
        by the email address: <code>refused@hotel.example</code>, <code>failed@hotel.example</code> and{' '}
        <code>unanswered@hotel.example</code> cause that outcome.
      </p>
    </header>
    <Example file="from-the-address" title="Open an item from the URL, and control which items are open">
      Follow <a href="#dogs">the question about dogs</a>, or open it yourself: the product owns the state.
    </Example>
    <Example file="own-period" title="Control the billing period, in another currency">
      The heading knows the period. Amounts are written as the locale asks, and a year costs nine months.
    </Example>
    <Example file="own-button" title="Open the dialog from a button of your own">
      Escape, the close button and a press on the backdrop call <code>onOpenChange</code>. The focus returns to your
      button.
    </Example>
    <Example file="one-position" title="Open the application dialog for a position">
      A text opens it for that job, null closes it.
    </Example>
    <Example file="own-fields" title="Add a field to the contact form, with lists, a rule and a timeout of your own">
      A rule returns the error text. After one second without an answer the form shows an error.
    </Example>
    <Example file="in-arabic" title="Translate everything, from a server component">
      The words are strings in a JSON file, so a server component can pass them. What <code>form</code> says holds for
      every form.
    </Example>
    <Example file="restyled" title="Restyle any part">
      Scope, part and state are attributes. Your rules win over those of the package without <code>!important</code>.
    </Example>
    <Example file="counted" title="Count how it went">
      Every behaviour reports its state: success, refusal, failure and timeout each have a name.
    </Example>
    <Example file="own-form" title="Make a form of your own">
      It has the fields that you name, and shows your server’s error beside its field.
    </Example>
  </div>
);

function Example({ file, title, children }: { file: string; title: string; children: ReactNode }) {
  const [Live] = Object.values(running[`./${file}.tsx`] ?? {});
  const code = ['tsx', 'css'].flatMap((ending) => written[`./${file}.${ending}`]?.trim() ?? []);
  if (!Live) throw new Error(`docs/examples/${file}.tsx exports no component. Export exactly one.`);
  return (
    <section className={overview.group} aria-labelledby={file}>
      <h2 id={file} className={overview.name}>
        {title}
      </h2>
      <p className={styles.words}>{children}</p>
      <div className={styles.pair}>
        <div className={styles.live}>
          <Live />
        </div>
        <Code label={`Code: ${title}`}>{code.join('\n\n')}</Code>
      </div>
    </section>
  );
}
