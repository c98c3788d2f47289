/** The first page of the workbench: what it is, and three things for each kind of reader. */
import { models } from '../src/testing/models';
import { everyStory } from './catalog';
import * as styles from './overview.css';
import { link } from './workbench.css';

/** With the address, the text and what is there. */
const readers = [
  {
    title: 'You review a change',
    links: [
      ['?story=overview--everything', 'All at 320 px', 'every story, and what fails'],
      ['?story=contact-form--refused', 'Contact form, refused', 'and what can happen next'],
      ['?story=accordion--expanded&compare=picture', 'Before and after', 'a story over its accepted picture'],
    ],
  },
  {
    title: 'You design',
    links: [
      ['?story=button--primary&compare=variants', 'All variants', 'of a button, at rest, hovered, focused and pressed'],
      ['?story=contact-form--idle&compare=states', 'All states of a form', 'beside each other'],
      ['?story=plan-cards--two&compare=themes', 'Light and dark', 'of one story'],
    ],
  },
  {
    title: 'You audit accessibility',
    links: [
      ['?story=overview--accessibility', 'Accessibility', 'what holds of WCAG 2.2, A and AA, and how it was seen'],
      ['?story=accordion--page&tab=keyboard', 'Keyboard', 'the keys of a component, on its page'],
      ['?story=contact-form--invalid&tab=checks', 'Checks', 'what axe reports of the state that you see'],
    ],
  },
  {
    title: 'You build a product',
    links: [
      ['?story=examples-for-products--examples', 'Examples for products', 'common tasks in fewer than ten lines'],
      ['?story=tabs--page', 'A component’s page', 'all its stories, keys, parts and props'],
      ['?story=button--primary&tab=code', 'Code', 'a story as you would write it'],
    ],
  },
] as const;

export function FrontDoor() {
  const pinned = everyStory.filter(({ story }) => story.state);
  return (
    <div className={styles.root}>
      <header className={styles.intro}>
        <h1 className={styles.title}>Every state, with an address</h1>
        <p>
          This workbench shows each component of <code>@halloway/ui</code> in each state that it can be in. Open a
          state, see what can happen next, send it an event, make its calls fail, and share the link.
        </p>
        <p className={styles.counts}>
          {Object.keys(models).length} machines, {pinned.length} stories held in a state,{' '}
          {everyStory.length - pinned.length} others.
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
