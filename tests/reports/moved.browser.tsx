import { Carousel, Dialog, Form, FormField } from '@halloway/ui';
import { memo, type ReactNode } from 'react';
import { $, $$, bareEscape, byText, click, expect, focused, key, middle, render, test, until, wait } from './kit';

/** A list that is sorted: React moves the element, for which the browser tells nobody. */
const Rows = ({ ours, isSorted }: { ours: ReactNode; isSorted: boolean }) => {
  const [first, ...others] = [<div key="ours">{ours}</div>, <p key="b">Second</p>, <p key="c">Third</p>];
  return isSorted ? [...others, first] : [first, ...others];
};

const Apply = () => (
  <Dialog title="Apply" defaultOpen>
    <button type="button">Yes</button>
    <button type="button">No</button>
  </Dialog>
);
const Kept = memo(Apply);

test.for([
  ['again', () => <Apply />],
  ['not again', () => <Kept />],
] as const)(
  'an open dialog in a row that is moved, and rendered %s, still blocks the page, and Escape closes it (sveltejs/svelte#13543)',
  async ([, row]) => {
    const { rerender } = await render(<Rows ours={row()} isSorted={false} />);
    const dialog = $<HTMLDialogElement>('dialog');
    byText('No').focus();
    await rerender(<Rows ours={row()} isSorted />);
    expect($('dialog')).toBe(dialog);
    expect(dialog.matches(':modal')).toBe(true);
    expect(focused()).toBe(byText('No'));
    await bareEscape();
    await until(() => !dialog.open);
    expect(dialog.open).toBe(false);
  },
);

test('of two open dialogs in a row that is moved, the inner one stays on top, and Escape closes one after the other', async () => {
  const row = () => (
    <Dialog title="Outer" defaultOpen>
      <p>{'The outer one is larger. '.repeat(200)}</p>
      <Dialog title="Inner" defaultOpen>
        <button type="button">Yes</button>
      </Dialog>
    </Dialog>
  );
  const { rerender } = await render(<Rows ours={row()} isSorted={false} />);
  const [outer, inner] = $$<HTMLDialogElement>('dialog') as [HTMLDialogElement, HTMLDialogElement];
  byText('Yes').focus();
  await rerender(<Rows ours={row()} isSorted />);
  expect([outer.matches(':modal'), inner.matches(':modal')]).toEqual([true, true]);
  expect(document.elementFromPoint(...middle(byText('Yes')))).toBe(byText('Yes'));
  expect(focused()).toBe(byText('Yes'));
  await bareEscape();
  await until(() => !inner.open);
  expect([outer.matches(':modal'), inner.open]).toEqual([true, false]);
  await bareEscape();
  await until(() => !outer.open);
  expect(outer.open).toBe(false);
});

test('a carousel in a row that is moved shows the slide that it says (react/react#24640)', async () => {
  const row = () => <Carousel label="Guests" items={[1, 2, 3, 4, 5]} />;
  const { rerender } = await render(<Rows ours={row()} isSorted={false} />);
  await click($('[data-part="next"]'));
  await click($('[data-part="next"]'));
  await wait(600);
  await rerender(<Rows ours={row()} isSorted />);
  await wait(100);
  const viewport = $('[data-part="viewport"]');
  const shown = Math.round(viewport.scrollLeft / viewport.clientWidth) + 1;
  expect([$('[data-part="position"]').textContent, shown]).toEqual(['3 of 5', 3]);
});

test('a form in a row that is moved keeps what was typed, the focus and the caret', async () => {
  const row = () => (
    <Form fields={{ name: {} }} onSubmit={async () => {}}>
      <FormField name="name" />
    </Form>
  );
  const { rerender } = await render(<Rows ours={row()} isSorted={false} />);
  const field = $<HTMLInputElement>('[name="name"]');
  await click(field);
  await key('Ada Byron');
  field.setSelectionRange(3, 3);
  await rerender(<Rows ours={row()} isSorted />);
  expect([field.value, focused() === field, field.selectionStart]).toEqual(['Ada Byron', true, 3]);
});

test('a product that scrolls a carousel to its beginning, and renders it in the same moment, sees the first slide', async () => {
  const row = () => <Carousel label="Guests" items={[1, 2, 3, 4, 5]} />;
  const { rerender } = await render(row());
  await click($('[data-part="next"]'));
  await wait(600);
  const viewport = $('[data-part="viewport"]');
  viewport.scrollLeft = 0;
  await rerender(row());
  await wait(300);
  expect([$('[data-part="position"]').textContent, viewport.scrollLeft]).toEqual(['1 of 5', 0]);
});
