import { Accordion, BillingToggle, ButtonLink, Carousel, Points, Section, ThemeSwitch } from '@halloway/ui';
import { arabic, plans, questions } from './content';
import { Letters } from './letters';

/** A server component: its static parts are never hydrated, its behaviors hydrate by themselves. */
export default function Page() {
  return (
    <main>
      <Section title="Inn at the corner">
        <Points points={['Quiet rooms', 'A table by the window']} />
        <ButtonLink href="/rooms">See the rooms</ButtonLink>
        <ThemeSwitch />
      </Section>
      <Accordion items={questions} />
      <BillingToggle plans={plans} texts={{ monthly: 'By the month', yearly: 'By the year' }} />
      <Letters />
      <section id="dark" data-theme="dark">
        <Points points={['The bar in the cellar']} />
      </section>
      <div dir="rtl" lang="ar">
        <Carousel id="arabic" {...arabic} />
        <div dir="ltr" lang="en">
          <Carousel id="latin" label="Rooms" items={['Front', 'Back']} />
        </div>
      </div>
    </main>
  );
}
