/** The first page of the workbench: what it is, and three things for each kind of reader. */
import { models } from '../src/testing/models';
import { libraryStories } from './catalog';
import * as styles from './overview.css';
import { link } from './workbench.css';

const failed = (
  <a key="failed" className={link} href="?story=contact-form--failed" target="_top">
    failed
  </a>
);

/** With the address, the text and what is there. */
const readers = [
  {
    title: 'You review a change',
    links: [
      ['?story=overview--everything', 'All at 320 px', 'every story, and what fails'],
      [
        '?story=contact-form--refused',
        'Contact form, refused',
        ['or ', failed, ' (refused: the server said no; failed: no connection)'],
      ],
      ['?story=accordion--expanded&compare=picture', 'Accordion before and after', 'over its accepted pictures'],
    ],
  },
  {
    title: 'You design',
    links: [
      ['?story=button--primary&compare=variants', 'All variants of the button', 'also hovered, focused and pressed'],
      ['?story=contact-form--idle&compare=states', 'All states of the contact form', 'beside each other'],
      ['?story=plan-cards--two&compare=themes', 'Plan cards in light and dark', 'beside each other'],
    ],
  },
  {
    title: 'You audit accessibility',
    links: [
      ['?story=overview--accessibility', 'Accessibility', 'what holds of WCAG 2.2, A and AA, and how it was seen'],
      ['?story=accordion--page&tab=keyboard', 'Keyboard of the accordion', 'its keys, in its docs'],
      ['?story=contact-form--invalid&tab=checks', 'Checks of the contact form', 'what axe reports of this state'],
    ],
  },
  {
    title: 'You build a product',
    links: [
      ['?story=examples-for-products--examples', 'Examples for products', 'common tasks in fewer than ten lines'],
      ['?story=tabs--page', 'Docs of the tabs', 'all stories, keys, parts and props'],
      ['?story=button--primary&tab=code', 'Code of the button', 'a story as you would write it'],
    ],
  },
] as const;

export function FrontDoor() {
  const pinned = libraryStories.filter(({ story }) => story.state);
  return (
    <div className={styles.root}>
      <header className={styles.intro}>
        <h1 className={styles.title}>Every state, with an address</h1>
        <p>
          This workbench shows each component of <code>@halloway/ui</code> in each state that it can be in. Open a
          state, see what can happen next, send it an event, make its calls fail, and share the link.
        </p>
        <p className={styles.counts}>
          {Object.keys(models).length} machines, {libraryStories.length} stories: {pinned.length} held in a state,{' '}
          {libraryStories.length - pinned.length} others.
        </p>
      </header>
      <div className={styles.readers}>
        {readers.map(({ title, links }) => (
          <section key={title} aria-label={title}>
            <h2 className={styles.name}>{title}</h2>
            <ul className={styles.doors} role="list">
              {links.map(([href, text, about]) => (
                <li key={href}>
                  <a className={link} href={href} target="_top">
                    {text}
                  </a>
                  <p className={styles.counts}>{about}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
