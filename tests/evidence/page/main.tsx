import '@halloway/ui/reset.css';
import '@halloway/ui/styles.css';
import { BehaviourProvider } from '@halloway/ui';
import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type Driver, drivers } from '../../../src/testing/component-descriptions';
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
const driver = drivers[name];
const page = document.getElementById('root');
if (!driver || !page) throw new Error(`There is no behaviour ${name} with a driver.`);

// A voice that ends when the test ends it.
Object.defineProperty(window, 'speechSynthesis', { value: speech });
Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });

type Props = Record<string, unknown>;

/** Controls the behaviour's value, if it has one, and accepts every change of it. */
function Product({ driver: { Component, owned }, props }: { driver: Driver; props: Props }) {
  const [value, setValue] = useState<unknown>();
  tell = setValue;
  return <Component {...props} {...(owned && { [owned.value]: value, [owned.onChange]: setValue })} />;
}
let tell: (value: unknown) => void = () => {};

const root = createRoot(page);
const { answered = 'onSubmit', owned } = driver;
let props: Props = {
  ...driver.props,
  ...(answered in driver.props && { [answered]: (...sent: []) => walker.onSubmit(...sent) }),
};
let container: HTMLElement = page;
const draw = (): ReactNode => (
  <>
    {/* A page around it: elements to tab from, to open from, and space to scroll. */}
    <button id="product" type="button" onClick={() => void hands.perform({ type: 'open' })}>
      The product’s
    </button>
    {/* No box of its own, which would limit sticky elements. */}
    <div
      style={{ display: 'contents' }}
      ref={(element) => {
        if (element) container = element;
      }}
    >
      <BehaviourProvider clock={walker.clock as never} inspect={walker.inspect}>
        <Product driver={driver} props={props} />
      </BehaviourProvider>
    </div>
    <button id="after" type="button">
      What follows
    </button>
    <div style={{ minBlockSize: '150vh' }} />
  </>
);
const hands = drive(driver.Component, {
  within: page,
  rerender: (changed) => {
    const { [owned?.value ?? '']: value, ...others } = changed;
    if (owned && owned.value in changed) tell(value);
    props = { ...props, ...others };
    root.render(draw());
  },
});
const walker = new Walker({
  machine,
  examples,
  container: () => container,
  state: () => hands.state,
  perform: (event) => hands.perform(event),
  acts: (event, ability) => {
    const { texts } = driver;
    const stage = { root: hands.root, container, texts, rerender: () => {} };
    return [gestureBy(driver, event.type, ability)?.(event, stage) ?? []].flat();
  },
  cannot: (snapshot, event) => driver.cannot?.(snapshot, event) ?? false,
});
window.walker = walker;
root.render(draw());
