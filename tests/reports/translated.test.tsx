/** A reader has the page translated by the browser, which puts a `<font>` in the place of each text. */
import * as ui from '@halloway/ui';
import * as machines from '@halloway/ui/machines';
import { Clock, drive, everyState, examplesOf, motion, speech, Utterance } from '@halloway/ui/testing';
import { cleanup, render } from '@testing-library/react';
import { act, type ComponentType, type ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';

type Props = Record<string, unknown>;
type Any = ComponentType<Props>;
const exported = ui as unknown as Readonly<Record<string, Any>>;

beforeEach(() => {
  localStorage.clear();
  speech.reset();
  vi.stubGlobal('matchMedia', () => motion);
  vi.stubGlobal('speechSynthesis', speech);
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
});

/** As Chrome does it. The words stay, so that what the page says can be compared with an untranslated one. */
function translate(root: Element) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('font, svg, textarea')) continue;
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    font.firstElementChild?.append(text.data);
    text.replaceWith(font);
  }
}

/** Other words in the place of a component's own. */
const reworded = (texts: object): object =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, typeof text === 'string' ? `${text}!` : reworded(text)]),
  );

const behaviours = Object.entries(exported).flatMap(([name, Component]) => {
  try {
    examplesOf(Component);
  } catch {
    return [];
  }
  const camelCase = name.replace(/^./, (letter) => letter.toLowerCase());
  const { events } = (machines as unknown as Record<string, { events: string[] }>)[`${camelCase}Machine`] ?? {};
  return [{ name, Component, events: events ?? [], texts: exported[`${camelCase}Texts`] as object | undefined }];
});
type Behaviour = (typeof behaviours)[number];
type Example = ReturnType<typeof everyState>[number];

/** What a component says after each step of a visit. */
async function visit({ Component, events, texts }: Behaviour, example: Example, isTranslated: boolean) {
  const clock = new Clock();
  const answers: { resolve: () => void; reject: (error: unknown) => void }[] = [];
  const onSubmit = () => new Promise<void>((resolve, reject) => void answers.push({ resolve, reject }));
  let props: Props = { ...example.props, ...('onSubmit' in example.props && { onSubmit }) };
  const view = () => (
    <ui.BehaviourProvider clock={clock}>
      <Component {...props} />
    </ui.BehaviourProvider>
  );
  const { container, rerender } = render(view());
  // Links do not navigate here.
  container.addEventListener('click', (event) => event.preventDefault());
  const change = (changed: Props) => {
    props = { ...props, ...changed };
    rerender(view());
  };
  const user = drive(Component, { within: container, rerender: change });
  const said: string[] = [];
  const step = async (what: string, perform: () => unknown) => {
    if (isTranslated) translate(container);
    let result = '';
    try {
      await perform();
    } catch (error) {
      result = String(error);
    }
    said.push(`${what}: ${result || container.textContent}`);
  };
  const perform = (event: { type: string; error?: unknown }) => {
    const isOwn = event.type.startsWith('xstate.');
    if (!isOwn) return user.perform(event);
    return act(async () => {
      if (event.type.startsWith('xstate.after.')) clock.step();
      else if (event.type.startsWith('xstate.done.')) answers.at(-1)?.resolve();
      else answers.at(-1)?.reject(event.error);
    });
  };
  const examples = examplesOf(Component).events;
  for (const event of example.events) await step(event.type, () => perform(event));
  for (const type of events)
    for (const event of [...examples.filter((one) => one.type === type), { type }].slice(0, 2))
      await step(JSON.stringify(event), () => perform(event));
  if (texts) await step('other texts', () => change({ texts: reworded(texts) }));
  cleanup();
  speech.reset();
  localStorage.clear();
  return said;
}

describe.each(behaviours)(
  'translated, $name works and says what is so (react/react#11538, comet-ml/opik#7562)',
  (behaviour) => {
    test.each(everyState(behaviour.Component))('from $state', async (example) => {
      const expected = await visit(behaviour, example, false);
      const said = await visit(behaviour, example, true);
      expect(said).toEqual(expected);
    });
  },
);

/** Elements and slots of a product, each with a text that changes, and with none. */
const slots: Readonly<Record<string, (word: string | undefined) => ReactNode>> = {
  Alert: (word) => (
    <ui.Alert tone="success" onDismiss={() => {}}>
      {word}
    </ui.Alert>
  ),
  Field: (word) => (
    <ui.Field label={`Your ${word}`} hint={word} error={word}>
      {(control) => <input {...control} />}
    </ui.Field>
  ),
  Form: (word) => (
    <ui.Form fields={{ day: { type: 'radio', options: ['Monday'] } }} note={word} remedy={word} onSubmit={() => {}} />
  ),
  Button: (word) => (
    <ui.Button>
      <i /> {word && 'for'} {word}
    </ui.Button>
  ),
  Link: (word) => <ui.Link href={`mailto:${word}@inn.example`}>{`${word}@inn.example`}</ui.Link>,
  Quote: (word) => (
    <ui.Quote author={word} speaker={`Head of ${word}`} industry={`${word} clinic`}>
      Good.
    </ui.Quote>
  ),
  CallRecord: (word) => (
    <ui.CallRecord kind="Slip" title="Table" outcome="Held" fields={[{ term: 'Name', detail: 'Reyes', was: word }]}>
      {word}
    </ui.CallRecord>
  ),
  CardGrid: (word) => (
    <ui.CardGrid cards={[{ title: 'Key', subtitle: word, description: `A ${word}`, href: '/', linkLabel: word }]} />
  ),
  Footer: (word) => <ui.Footer logo={`The ${word}`} address="1 Pearl Street" groups={[]} />,
  Section: (word) => <ui.Section title="Rooms">{word}</ui.Section>,
  SegmentedControl: (word) => (
    <ui.SegmentedControl aria-label="Day" options={[{ value: 'a', label: `On ${word}`, note: word }]} />
  ),
  Navbar: (word) => (
    <ui.Navbar
      logo="Inn"
      items={[
        {
          value: 'more',
          label: `More ${word}`,
          icon: word && <i />,
          items: [{ label: 'Rooms', href: '/', description: word }],
        },
      ]}
    />
  ),
  Accordion: (word) => <ui.Accordion items={[{ value: 'when', title: `When ${word}?`, content: word }]} />,
  Dialog: (word) => (
    <ui.Dialog title="Hours" defaultOpen>
      {word}
    </ui.Dialog>
  ),
  ApplyButton: (word) => (
    <ui.ApplicationDialog onSubmit={() => {}} note={word}>
      <ui.ApplyButton position="Cook">{word}</ui.ApplyButton>
    </ui.ApplicationDialog>
  ),
};

test.each(Object.entries(slots))('translated, %s shows the words that a product changes', (_, slot) => {
  const translated = render(slot('Monday')).container;
  for (const word of ['Tuesday', undefined, 'Sunday', 'Monday']) {
    translate(translated);
    render(slot(word), { container: translated });
    const twin = render(slot(word)).container;
    expect(translated.textContent).toBe(twin.textContent);
    twin.remove();
  }
});
