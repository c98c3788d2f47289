import '@halloway/ui/reset.css';
import '@halloway/ui/styles.css';
import { BehaviourProvider } from '@halloway/ui';
import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type ComponentDescription, componentDescriptions } from '../../../src/testing/component-descriptions';
import { gestureBy } from '../../../src/testing/description';
import { drive } from '../../../src/testing/drive';
import { modelNamed } from '../../../src/testing/models';
import { speech, Utterance } from '../../../src/testing/speech';
import { Walker } from './walker';

declare global {
  interface Window {
    walker: Walker;
  }
}

const name = new URLSearchParams(location.search).get('behaviour') ?? '';
const { machine, examples } = modelNamed(name);
const description = componentDescriptions[name];
const page = document.getElementById('root');
if (!description || !page) throw new Error(`There is no behaviour "${name}". Open the page with ?behaviour=NAME.`);

// A voice that ends when the test ends it.
Object.defineProperty(window, 'speechSynthesis', { value: speech });
Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });

// The window of WebKit's driver adds a bar for each downloaded file, until no room is left for the page.
const follow = HTMLAnchorElement.prototype.click;
HTMLAnchorElement.prototype.click = function () {
  if (!this.download) follow.call(this);
};

type Props = Record<string, unknown>;

/** Controls the behaviour's value, if it has one, and accepts every change of it. */
function Product({
  description: { Component, controlled },
  props,
}: {
  description: ComponentDescription;
  props: Props;
}) {
  const [value, setValue] = useState<unknown>();
  setControlledValue = setValue;
  return <Component {...props} {...(controlled && { [controlled.value]: value, [controlled.onChange]: setValue })} />;
}
let setControlledValue: (value: unknown) => void = () => {};

const root = createRoot(page);
const { submitProp = 'onSubmit', controlled } = description;
let props: Props = {
  ...description.props,
  ...(submitProp in description.props && { [submitProp]: (...sent: []) => walker.onSubmit(...sent) }),
};
let container: HTMLElement = page;
const draw = (): ReactNode => (
  <>
    {/* A page around it: elements to tab from, to open from, and space to scroll. */}
    <button id="product" type="button" onClick={() => void actions.perform({ type: 'open' })}>
      Product
    </button>
    {/* No box of its own, which would limit sticky elements. */}
    <div
      style={{ display: 'contents' }}
      ref={(element) => {
        if (element) container = element;
      }}
    >
      <BehaviourProvider clock={walker.clock} inspect={walker.inspect}>
        <Product description={description} props={props} />
      </BehaviourProvider>
    </div>
    <button id="after" type="button">
      After
    </button>
    <div style={{ minBlockSize: '150vh' }} />
  </>
);
const actions = drive(description.Component, {
  within: page,
  rerender: (changed) => {
    const { [controlled?.value ?? '']: value, ...others } = changed;
    if (controlled && controlled.value in changed) setControlledValue(value);
    props = { ...props, ...others };
    root.render(draw());
  },
});
const walker = new Walker({
  machine,
  examples,
  container: () => container,
  state: () => actions.state,
  perform: (event) => actions.perform(event),
  acts: (event, ability) => {
    const { texts } = description;
    const context = { root: actions.root, container, texts, rerender: () => {} };
    return [gestureBy(description, event.type, ability)?.(event, context) ?? []].flat();
  },
  cannot: (snapshot, event) => description.cannot?.(snapshot, event) ?? false,
});
window.walker = walker;
root.render(draw());
