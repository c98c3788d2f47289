// biome-ignore-all lint/a11y/noAutofocus: right in a dialog
import {
  Accordion,
  Carousel,
  Dialog,
  DialogParts,
  type DialogProps,
  Form,
  FormField,
  Navbar,
  PageHero,
  Prose,
  Tabs,
} from '@halloway/ui';
import { Activity, createRef, type ReactNode, Suspense, use, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { renderToString } from 'react-dom/server.browser';
import { describe } from 'vitest';
import {
  $,
  $$,
  bareEscape,
  byText,
  click,
  devtools,
  drag,
  expect,
  focused,
  hold,
  isDisplayed,
  key,
  middle,
  mouse,
  numbered,
  render,
  settle,
  size,
  styles,
  test,
  until,
  user,
  vi,
  wait,
  wheel,
  wide,
} from './kit';

const paragraphs = (count: number) =>
  numbered(count, 'Paragraph').map((name) => (
    <p key={name}>{name} of the terms, which has to be read before anything is agreed to.</p>
  ));

test.each([
  ['PageHero', (parts: ReactNode) => <PageHero title="Jobs">{parts}</PageHero>],
  ['figure', (parts: ReactNode) => <PageHero title="Jobs" figure={parts} />],
  ['Prose', (parts: ReactNode) => <Prose>{parts}</Prose>],
] as const)(
  'is in the middle of the window also where the parts around it have space between them: %s',
  async (_, around) => {
    const parts = (
      <>
        <p>Three jobs.</p>
        <Dialog title="Apply" defaultOpen>
          Not now.
        </Dialog>
      </>
    );
    await render(around(parts));
    const { top, bottom } = $('dialog').getBoundingClientRect();
    expect(Math.abs(top + bottom - innerHeight)).toBeLessThan(2);
  },
);

test('a long dialog opens at its top (tailwindlabs/headlessui#1808)', async () => {
  const Terms = () => {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Terms
        </button>
        <Dialog title="Terms of use" open={open} onOpenChange={setOpen}>
          {paragraphs(60)}
          <label>
            <input type="checkbox" name="agree" /> I agree
          </label>
        </Dialog>
      </>
    );
  };
  await render(<Terms />);
  await click(byText('Terms'));
  const dialog = $<HTMLDialogElement>('dialog');
  expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight + 500);
  expect(dialog.scrollTop).toBe(0);
  expect(dialog.contains(focused())).toBe(true);
});

test('an open dialog prints whole, and the page around it too (reactjs/react-modal#555)', async () => {
  await render(
    <Dialog title="Your contract" defaultOpen>
      {paragraphs(80)}
    </Dialog>,
  );
  const session = await devtools();
  try {
    await session.send('Emulation.setEmulatedMedia', { media: 'print' });
    await settle();
    const dialog = $('dialog');
    expect(dialog.scrollHeight, 'all of it has a place on paper').toBeLessThanOrEqual(dialog.clientHeight + 1);
    expect(getComputedStyle(document.documentElement).overflowY, 'and the page may go on to the next sheet').not.toBe(
      'hidden',
    );
    // A browser that prints no backgrounds makes a color white: a blank sheet over each page.
    expect(getComputedStyle(dialog, '::backdrop').backgroundColor).toBe('rgba(0, 0, 0, 0)');
  } finally {
    await session.send('Emulation.setEmulatedMedia', { media: '' });
  }
});

/** Escape as an input method gets it: the browser tells the page of it with `isComposing`. */
async function escapeWhileComposing() {
  const session = await devtools();
  await session.send('Input.imeSetComposition', { text: 'にほん', selectionStart: 3, selectionEnd: 3 });
  await settle();
  await session.send('Input.dispatchKeyEvent', {
    type: 'rawKeyDown',
    key: 'Escape',
    code: 'Escape',
    windowsVirtualKeyCode: 229,
    nativeVirtualKeyCode: 27,
  });
  await settle();
}

test('Escape that ends the composition of a word leaves the dialog open (mui/base-ui#699)', async () => {
  const onOpenChange = vi.fn();
  await render(
    <Dialog title="Name" defaultOpen onOpenChange={onOpenChange}>
      <input aria-label="Name" />
    </Dialog>,
  );
  $<HTMLInputElement>('input').focus();
  const keys = vi.fn();
  document.addEventListener('keydown', keys, { once: true });
  await escapeWhileComposing();
  expect(keys.mock.calls[0]?.[0]).toMatchObject({ key: 'Escape', isComposing: true, isTrusted: true });
  expect(onOpenChange).not.toHaveBeenCalled();
  expect($<HTMLDialogElement>('dialog').open).toBe(true);
});

test('Escape that ends the composition of a word leaves the menu around the field open (adobe/react-spectrum#5921)', async () => {
  await size(390, 800);
  try {
    await render(
      <Navbar logo="Inn" items={[{ label: 'Rooms', href: '/rooms' }]} menuFoot={<input aria-label="Search" />} />,
    );
    await click($('[data-part="menu-trigger"]'));
    $<HTMLInputElement>('input').focus();
    await settle();
    await escapeWhileComposing();
    expect($('[data-part="menu-trigger"]').getAttribute('aria-expanded')).toBe('true');
    expect(focused()).toBe($('input'));
  } finally {
    await wide();
  }
});

const SignIn = ({ children = 'Sign in' }: { children?: string }) => (
  <DialogParts.Root>
    <DialogParts.Trigger>{children}</DialogParts.Trigger>
    <DialogParts.Content>
      <DialogParts.Body>
        <DialogParts.Title>Your account</DialogParts.Title>
        <input aria-label="Email" />
      </DialogParts.Body>
    </DialogParts.Content>
  </DialogParts.Root>
);

test('one Escape closes the dialog, and not the phone menu that it was opened from (tailwindlabs/headlessui#779)', async () => {
  await size(390, 800);
  try {
    await render(<Navbar logo="Inn" items={[{ label: 'Rooms', href: '/rooms' }]} menuFoot={<SignIn />} />);
    await click($('[data-part="menu-trigger"]'));
    await click(byText('Sign in'));
    expect($<HTMLDialogElement>('dialog').matches(':modal')).toBe(true);
    await bareEscape();
    expect($<HTMLDialogElement>('dialog').open).toBe(false);
    expect($('[data-part="menu-trigger"]').getAttribute('aria-expanded'), 'the menu is still open').toBe('true');
    expect(focused().textContent).toBe('Sign in');
  } finally {
    await wide();
  }
});

test('text in a dialog of a slide can be selected (atlassian/react-beautiful-dnd#1140)', async () => {
  await render(
    <div style={{ width: 900 }}>
      <Carousel
        label="Guests"
        items={[
          <div key="a">
            <p>First guest</p>
            <Dialog title="All of it" defaultOpen>
              <p id="long">She wrote three pages about the breakfast, and one about the view.</p>
            </Dialog>
          </div>,
          <p key="b">Second guest</p>,
          <p key="c">Third guest</p>,
        ]}
      />
    </div>,
  );
  const { left, right, top } = $('#long').getBoundingClientRect();
  // In its first line.
  const y = top + 10;
  await drag([left + 200, y], [left + 6, y]);
  await wait(700);
  expect(getSelection()?.toString().length, 'text is selected').toBeGreaterThan(5);
  expect($('[data-part="position"]').textContent).toBe('1 of 3');
  expect(right).toBeGreaterThan(left);
});

test('a recording in a dialog is silent once the dialog is closed (unimelb/unimelb-design-system#906)', async () => {
  const samples = 8000 * 4;
  const wav = new DataView(new ArrayBuffer(44 + samples));
  const put = (at: number, text: string) =>
    [...text].forEach((letter, n) => {
      wav.setUint8(at + n, letter.charCodeAt(0));
    });
  put(0, 'RIFF');
  wav.setUint32(4, 36 + samples, true);
  put(8, 'WAVEfmt ');
  wav.setUint32(16, 16, true);
  wav.setUint16(20, 1, true);
  wav.setUint16(22, 1, true);
  wav.setUint32(24, 8000, true);
  wav.setUint32(28, 8000, true);
  wav.setUint16(32, 1, true);
  wav.setUint16(34, 8, true);
  put(36, 'data');
  wav.setUint32(40, samples, true);
  for (let at = 44; at < 44 + samples; at++) wav.setUint8(at, 128);
  const src = URL.createObjectURL(new Blob([wav], { type: 'audio/wav' }));
  await render(
    <Dialog title="The call" defaultOpen>
      <audio src={src} muted loop controls />
    </Dialog>,
  );
  const audio = $<HTMLAudioElement>('audio');
  await audio.play();
  expect(audio.paused).toBe(false);
  await click($('[data-part="close"]'));
  expect(audio.paused || !audio.isConnected, 'silent once the dialog is closed').toBe(true);
});

test('a page scrolls beside a dialog that is not modal (radix-ui/themes#682)', async () => {
  const ref = createRef<HTMLDialogElement>();
  await render(
    <>
      <Dialog ref={ref} title="Chat">
        <p>How can we help?</p>
      </Dialog>
      <div style={{ height: 3000 }}>A long page</div>
    </>,
  );
  ref.current?.show();
  await settle();
  expect(ref.current?.open).toBe(true);
  expect(ref.current?.matches(':modal')).toBe(false);
  expect(window.scrollY).toBe(0);
  await wheel(6, 600, 400);
  expect(window.scrollY, 'the page scrolls').toBeGreaterThan(0);
});

/** An app of ours in the document of an iframe, as in a window that was popped out. */
async function inFrame() {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'width:1100px;height:600px;border:0';
  document.body.append(frame);
  const inside = frame.contentDocument as Document;
  inside.open();
  inside.write('<!doctype html><html><head></head><body></body></html>');
  inside.close();
  const style = inside.createElement('style');
  style.textContent = styles();
  inside.head.append(style);
  return { frame, inside };
}

test('a dialog in a window of its own focuses its first field (ariakit/ariakit#5744)', async () => {
  const { inside } = await inFrame();
  await render(
    createPortal(
      <DialogParts.Root>
        <DialogParts.Trigger>Rename</DialogParts.Trigger>
        <DialogParts.Content>
          <DialogParts.Body>
            <DialogParts.Title>Rename</DialogParts.Title>
            <DialogParts.Close />
            <input aria-label="Name" />
          </DialogParts.Body>
        </DialogParts.Content>
      </DialogParts.Root>,
      inside.body,
    ),
  );
  const trigger = inside.querySelector('button') as HTMLButtonElement;
  trigger.focus();
  trigger.click();
  await settle();
  expect(inside.querySelector('dialog')?.matches(':modal')).toBe(true);
  expect(inside.activeElement?.getAttribute('aria-label'), 'the first field').toBe('Name');
});

test('a refused Escape stays refused, however often it is pressed, and the question lies above', async () => {
  const refused = vi.fn();
  const Post = () => {
    const [asks, setAsks] = useState(false);
    return (
      <>
        <Dialog
          title="Post"
          open
          onOpenChange={(_, { reason }) => {
            refused(reason);
            setAsks(refused.mock.calls.length > 4);
          }}
        >
          <input aria-label="Text" />
        </Dialog>
        <Dialog title="Save it?" open={asks} onOpenChange={setAsks}>
          Your text would be lost.
        </Dialog>
      </>
    );
  };
  await render(<Post />);
  for (let times = 1; times <= 5; times++) await bareEscape();
  const [post, question] = $$<HTMLDialogElement>('dialog');
  expect(refused.mock.calls.flat()).toEqual(Array(5).fill('escape-key'));
  expect([post?.open, question?.open]).toEqual([true, true]);
  expect(question?.contains(document.elementFromPoint(640, 400))).toBe(true);
  await bareEscape();
  expect([post?.open, question?.open]).toEqual([true, false]);
});

for (const [how, Rename] of [
  [
    'by `keepMounted`',
    (props: { open: boolean; set: (open: boolean) => void }) => (
      <Dialog title="Rename" open={props.open} onOpenChange={props.set} keepMounted={false}>
        <input aria-label="Old name" />
        <input aria-label="Name" autoFocus />
      </Dialog>
    ),
  ],
  [
    'with its panel',
    (props: { open: boolean; set: (open: boolean) => void }) => (
      <DialogParts.Root open={props.open} onOpenChange={props.set}>
        {props.open && (
          <DialogParts.Content aria-label="Rename">
            <input aria-label="Old name" />
            <input aria-label="Name" autoFocus />
          </DialogParts.Content>
        )}
      </DialogParts.Root>
    ),
  ],
  [
    'whole',
    (props: { open: boolean; set: (open: boolean) => void }) =>
      props.open && (
        <Dialog title="Rename" open onOpenChange={props.set}>
          <input aria-label="Old name" />
          <input aria-label="Name" autoFocus />
        </Dialog>
      ),
  ],
] as const)
  for (const isGone of [false, true])
    test(`a dialog that leaves the page ${how} honors autoFocus, and gives the focus back to ${isGone ? 'the nearest control' : 'its opener'}`, async () => {
      const Row = () => {
        const [open, set] = useState(false);
        const [wasOpen, noteOpen] = useState(false);
        return (
          <>
            <button type="button">Elsewhere</button>
            <ul>
              <li>
                {!(isGone && wasOpen) && (
                  <button
                    type="button"
                    onClick={() => {
                      noteOpen(true);
                      set(true);
                    }}
                  >
                    Rename
                  </button>
                )}
                <button type="button">Share</button>
              </li>
            </ul>
            <Rename open={open} set={set} />
          </>
        );
      };
      await render(<Row />);
      expect($$('dialog')).toEqual([]);
      byText('Rename').focus();
      await key('{Enter}');
      expect($('dialog').matches(':modal')).toBe(true);
      expect(focused().getAttribute('aria-label')).toBe('Name');
      await bareEscape();
      expect($$('dialog')).toEqual([]);
      expect(focused().textContent).toBe(isGone ? 'Share' : 'Rename');
    });

function RowWithMenu({ isPopover }: { isPopover: boolean }) {
  const [isMenu, setMenu] = useState(false);
  const [isDialog, setDialog] = useState(false);
  const rename = () => {
    setMenu(false);
    setDialog(true);
  };
  const item = (
    <button type="button" role={isPopover ? undefined : 'menuitem'} onClick={rename}>
      Rename
    </button>
  );
  const native = { popoverTarget: 'menu' };
  const ofLibrary = { 'aria-controls': isMenu ? 'menu' : undefined, onClick: () => setMenu(true) };
  return (
    <>
      <a href="#home">Home</a>
      <button type="button" {...(isPopover ? native : ofLibrary)}>
        Menu
      </button>
      {isPopover && (
        <div id="menu" popover="auto">
          {item}
        </div>
      )}
      {isMenu &&
        createPortal(
          <div id="menu" role="menu">
            {item}
          </div>,
          document.body,
        )}
      <Dialog title="New name" open={isDialog} onOpenChange={setDialog}>
        <input aria-label="Name" />
      </Dialog>
    </>
  );
}

test.for([
  ['a menu in a portal, which has gone', 'mouse', false],
  ['a menu in a portal, which has gone', 'keys', false],
  ['a popover, which is closed', 'mouse', true],
  ['a popover, which is closed', 'keys', true],
] as const)(
  'after a dialog that was opened from %s, the focus returns to its button by %s (mui/base-ui#4655, angular/components#17962)',
  async ([, by, isPopover]) => {
    await render(<RowWithMenu isPopover={isPopover} />);
    const press = async (name: string) => {
      if (by === 'mouse') return click(byText(name));
      byText(name).focus();
      await key('{Enter}');
    };
    await press('Menu');
    await press('Rename');
    expect(focused().getAttribute('aria-label')).toBe('Name');
    await bareEscape();
    expect(focused().textContent).toBe('Menu');
  },
);

test('a dialog in one that the browser opened by a command opens, too', async () => {
  const inner = createRef<HTMLDialogElement>();
  await render(
    <>
      <button type="button" {...{ commandfor: 'outer', command: 'show-modal' }}>
        Open
      </button>
      <Dialog id="outer" title="Outer">
        <input aria-label="Note" />
        <Dialog ref={inner} title="Inner">
          Day and night.
        </Dialog>
      </Dialog>
    </>,
  );
  await click(byText('Open'));
  await until(() => $('dialog').dataset.state === 'open');
  await settle();
  expect(focused().getAttribute('aria-label')).toBe('Note');
  inner.current?.showModal();
  await settle();
  expect(inner.current?.matches(':modal')).toBe(true);
});

const About = ({ children }: { children: string }) => (
  <DialogParts.Root>
    <DialogParts.Trigger>{children}</DialogParts.Trigger>
    <DialogParts.Content>
      <DialogParts.Body>
        <DialogParts.Title>About</DialogParts.Title>
        <p>It takes two days.</p>
        <label>
          <input type="checkbox" name="inside" /> Remember it
        </label>
      </DialogParts.Body>
    </DialogParts.Content>
  </DialogParts.Root>
);

test('a press on words of a dialog is not one on the accordion’s title around it (mui/material-ui#28513)', async () => {
  await render(<Accordion items={[{ value: 'a', title: <About>Shipping</About>, content: 'Answer' }]} />);
  await click(byText('Shipping'));
  await click(byText('It takes two days.'));
  expect($<HTMLDetailsElement>('details').open).toBe(false);
  await click($('[name="inside"]'));
  expect($<HTMLInputElement>('[name="inside"]').checked).toBe(true);
  await bareEscape();
  expect($<HTMLDetailsElement>('details').open).toBe(false);
});

test('a press on words of a dialog is not one on the label around it (radix-ui/primitives#3346)', async () => {
  await render(
    <Form fields={{ terms: { type: 'checkbox' } }} onSubmit={async () => {}}>
      <FormField name="terms" label={<About>terms</About>} />
    </Form>,
  );
  const box = $<HTMLInputElement>('[name="terms"]');
  await click(byText('terms'));
  await click(byText('It takes two days.'));
  expect(box.checked).toBe(false);
  await click(byText('Remember it'));
  expect($<HTMLInputElement>('[name="inside"]').checked).toBe(true);
  await bareEscape();
  expect(box.checked).toBe(false);
});

test('the focus returns to where it was, also if a script had put it there after a press (unovue/reka-ui#2649)', async () => {
  const Page = () => {
    const [open, setOpen] = useState(false);
    const field = useRef<HTMLInputElement>(null);
    const edit = () => {
      field.current?.focus();
      setTimeout(() => setOpen(true), 100);
    };
    return (
      <>
        <button type="button" onClick={edit}>
          Edit
        </button>
        <input ref={field} aria-label="Name" />
        <Dialog title="Still there?" open={open} onOpenChange={setOpen}>
          Your session ends.
        </Dialog>
      </>
    );
  };
  await render(<Page />);
  await click(byText('Edit'));
  await until(() => $<HTMLDialogElement>('dialog').open);
  await bareEscape();
  expect(focused().getAttribute('aria-label')).toBe('Name');
});

test('Enter that is held opens a dialog, or closes it, once', async () => {
  const Page = () => (
    <DialogParts.Root>
      <DialogParts.Trigger>Open</DialogParts.Trigger>
      <DialogParts.Content>
        <DialogParts.Close />
      </DialogParts.Content>
    </DialogParts.Root>
  );
  await render(<Page />);
  const dialog = $<HTMLDialogElement>('dialog');
  byText('Open').focus();
  await hold('Enter', 4);
  expect(dialog.open).toBe(true);
  $('[data-part="close"]').focus();
  await hold('Enter', 5);
  expect(dialog.open).toBe(false);
});

describe('a press on a notice that lies over a dialog, as a popover outside of it,', () => {
  /** A dialog, and a notice at the lower right edge; its surroundings cover the window, and let presses through. */
  const open = async (notice: 'before' | 'after') => {
    await render(
      <>
        <Dialog title="Edit">
          <p>Words</p>
        </Dialog>
        <div
          popover="manual"
          style={{
            inset: 0,
            width: 'auto',
            height: 'auto',
            margin: 0,
            border: 0,
            background: 'none',
            pointerEvents: 'none',
          }}
        >
          <div
            data-testid="notice"
            style={{ position: 'absolute', inset: 'auto 10px 10px auto', padding: 20, pointerEvents: 'auto' }}
          >
            Saved
          </div>
        </div>
      </>,
    );
    const dialog = $<HTMLDialogElement>('dialog');
    if (notice === 'before') $('[popover]').showPopover();
    dialog.showModal();
    await settle();
    if (notice === 'after') $('[popover]').showPopover();
    await settle();
    return dialog;
  };
  /** The notice is inert: the backdrop gets the press. */
  const press = async (x: number, y: number) => {
    for (const type of ['mouseMoved', 'mousePressed', 'mouseReleased'] as const) await mouse(type, x, y);
    await wait(50);
  };

  test('leaves it open (fluxonui/fluxon#167, oxidecomputer/console#1518)', async () => {
    const dialog = await open('after');
    await press(...middle($('[data-testid="notice"]')));
    expect(dialog.open).toBe(true);
    await press(5, 5);
    expect(dialog.open).toBe(false);
  });

  test('closes it if the notice lies below the backdrop', async () => {
    const dialog = await open('before');
    await press(...middle($('[data-testid="notice"]')));
    expect(dialog.open).toBe(false);
  });
});

test('a dialog whose content waits for data is open and modal afterwards, with its focus in place (reactjs/react-modal#1063)', async () => {
  let arrive = (_: string) => {};
  const data = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  const Late = () => <p>{use(data)}</p>;
  const onOpenChange = vi.fn();
  const page = (isMore: boolean) => (
    <Suspense fallback={<p>Wait</p>}>
      <Dialog title="Rooms" defaultOpen onOpenChange={onOpenChange}>
        <input aria-label="Name" />
        <input aria-label="Note" />
        {isMore && <Late />}
      </Dialog>
    </Suspense>
  );
  const { rerender } = await render(page(false));
  const note = $('[aria-label="Note"]');
  note.focus();
  await rerender(page(true));
  await wait(50);
  arrive('Two rooms');
  await until(() => document.body.textContent?.includes('Two rooms') ?? false);
  await settle();
  const dialog = $<HTMLDialogElement>('dialog');
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(dialog.open).toBe(true);
  expect(dialog.matches(':modal')).toBe(true);
  expect(focused()).toBe(note);
});

test('a dialog in an `Activity` blocks nothing while it is hidden, and is open and modal afterwards', async () => {
  const onOpenChange = vi.fn();
  const page = (mode: 'visible' | 'hidden') => (
    <>
      <button type="button">Page</button>
      <Activity mode={mode}>
        <Dialog title="Rooms" defaultOpen onOpenChange={onOpenChange}>
          <input aria-label="Name" />
          <input aria-label="Note" />
        </Dialog>
      </Activity>
    </>
  );
  const { rerender } = await render(page('visible'));
  const note = $('[aria-label="Note"]');
  note.focus();
  await rerender(page('hidden'));
  await settle();
  await click(byText('Page'));
  expect(focused()).toBe(byText('Page'));
  await rerender(page('visible'));
  await settle();
  expect(onOpenChange).not.toHaveBeenCalled();
  expect($('dialog').matches(':modal')).toBe(true);
  expect(focused()).toBe(note);
});

describe('a dialog that a class of the product lays out (livewire/flux#2704)', () => {
  const closed = () => {
    const { open } = $<HTMLDialogElement>('dialog');
    return !open && !isDisplayed($('dialog'));
  };

  test('is not shown while it is closed', async () => {
    await render(
      <>
        <style>{'.columns { display: flex; flex-direction: column }'}</style>
        <DialogParts.Root>
          <DialogParts.Trigger>Filter</DialogParts.Trigger>
          <DialogParts.Content className="columns">
            <DialogParts.Title>Rooms</DialogParts.Title>
            <input aria-label="Name" />
          </DialogParts.Content>
        </DialogParts.Root>
      </>,
    );
    expect(closed()).toBe(true);
    await click(byText('Filter'));
    expect(getComputedStyle($('dialog')).display).toBe('flex');
    expect(focused()).toBe($('input'));
    await bareEscape();
    expect(closed()).toBe(true);
  });

  test('is not shown in the HTML of a server either (tailwindlabs/tailwindcss#8821)', async () => {
    const ui = (
      <Dialog className="columns" title="Rooms">
        Two
      </Dialog>
    );
    document.body.innerHTML = `<style>.columns { display: flex }</style>${renderToString(ui)}`;
    expect(closed()).toBe(true);
  });

  test.for([
    [
      'a transition',
      '.fading { display: grid; opacity: 0; transition: opacity 0.4s, display 0.4s allow-discrete, overlay 0.4s allow-discrete } .fading[open] { opacity: 1 }',
    ],
    [
      'an animation',
      '@keyframes go { from { display: grid; opacity: 1 } to { display: grid; opacity: 0 } } .fading:not([open]) { animation: go 0.4s }',
    ],
  ] as const)('leaves by %s', async ([, styles]) => {
    const onOpenChangeComplete = vi.fn();
    await render(
      <>
        <style>{styles}</style>
        <Dialog className="fading" title="Rooms" defaultOpen onOpenChangeComplete={onOpenChangeComplete}>
          Two
        </Dialog>
      </>,
    );
    await wait(500);
    await bareEscape();
    await wait(100);
    expect(isDisplayed($('dialog')), 'on its way').toBe(true);
    await until(() => onOpenChangeComplete.mock.lastCall?.[0] === false);
    expect(closed()).toBe(true);
  });
});

test('a press beside the dialog and a menu in it closes the menu alone, as Escape does (radix-ui/primitives#4035)', async () => {
  await render(
    <Dialog title="Rooms" defaultOpen>
      <button type="button" popoverTarget="menu">
        More
      </button>
      <div id="menu" popover="auto">
        Twin room
      </div>
      <div id="hint" popover="manual">
        New
      </div>
    </Dialog>,
  );
  const open = () => [$('dialog'), $('#menu')].map((one) => one.matches(':modal, :popover-open'));
  const pressBeside = async () => {
    await mouse('mousePressed', 5, 5);
    await mouse('mouseReleased', 5, 5);
  };
  await click(byText('More'));
  expect(open()).toEqual([true, true]);
  await pressBeside();
  expect(open()).toEqual([true, false]);
  // No press beside closes a manual one.
  $('#hint').showPopover();
  await pressBeside();
  expect(open()).toEqual([false, false]);
});

test.for(['open', 'closed'] as const)(
  'Escape in a dialog in a shadow root that is %s leaves the dialog around it open (mui/base-ui#5780)',
  async (mode) => {
    const inner = createRef<HTMLDialogElement>();
    const Shadow = () => {
      const [root, setRoot] = useState<ShadowRoot | null>(null);
      const attach = useRef((host: HTMLDivElement | null) => {
        if (host && !host.hasAttribute('data-host')) setRoot(host.attachShadow({ mode }));
        host?.setAttribute('data-host', '');
      });
      return (
        <div ref={attach.current}>
          {root &&
            createPortal(
              <Dialog ref={inner} title="Inner">
                Two
              </Dialog>,
              root,
            )}
        </div>
      );
    };
    await render(
      <Dialog title="Outer" defaultOpen>
        <Shadow />
      </Dialog>,
    );
    inner.current?.showModal();
    await settle();
    const open = () => [$<HTMLDialogElement>('dialog').open, inner.current?.open];
    expect(open()).toEqual([true, true]);
    await bareEscape();
    expect(open()).toEqual([true, false]);
    await bareEscape();
    expect(open()).toEqual([false, false]);
  },
);

test.for(['body { overflow-x: hidden }', 'body { overflow-y: scroll }', 'html { overflow-y: scroll }'])(
  'what is sticky stays in the window while a dialog is open: %s (angular/components#23354)',
  async (css) => {
    const ref = createRef<HTMLDialogElement>();
    await render(
      <>
        <style>{css}</style>
        <Navbar logo="Inn" items={[]} />
        <Dialog ref={ref} title="Rooms">
          Two
        </Dialog>
        <div style={{ blockSize: 3000 }} />
      </>,
    );
    const places = () => [window.scrollY, $('header').getBoundingClientRect().top];
    window.scrollTo(0, 800);
    await settle();
    ref.current?.showModal();
    await settle();
    await wheel(6, 600, 400);
    expect(places()).toEqual([800, 0]);
    await bareEscape();
    expect(places()).toEqual([800, 0]);
  },
);

test('after a dialog that another one has opened and left, the focus returns to what opened that one (KittyGiraudel/a11y-dialog#714)', async () => {
  const Steps = () => {
    const [step, setStep] = useState(0);
    return (
      <>
        <button type="button">Elsewhere</button>
        <button type="button" onClick={() => setStep(1)}>
          Book
        </button>
        <Dialog title="Thanks" open={step === 2} onOpenChange={() => setStep(0)}>
          Booked.
        </Dialog>
        <Dialog title="Rooms" open={step === 1} onOpenChange={() => setStep(0)}>
          <button type="button" onClick={() => setStep(2)}>
            Next
          </button>
        </Dialog>
      </>
    );
  };
  await render(<Steps />);
  await click(byText('Book'));
  await click(byText('Next'));
  expect($$<HTMLDialogElement>('dialog').map(({ open }) => open)).toEqual([true, false]);
  await bareEscape();
  expect(focused().textContent).toBe('Book');
});

test('a dialog looks the same wherever it is opened, and can be pressed (fortanix/baklava#344, CMSgov/design-system#3033)', async () => {
  const ui = (
    <Dialog title="Rooms" defaultOpen>
      <p>Two</p>
    </Dialog>
  );
  const look = () => {
    const { textAlign, textTransform, fontSize, fontWeight, lineHeight, pointerEvents } = getComputedStyle(
      $('dialog p'),
    );
    return [textAlign, textTransform, fontSize, fontWeight, lineHeight, pointerEvents];
  };
  const { unmount } = await render(ui);
  const expected = look();
  await unmount();
  await render(
    <div className="hw" style={{ font: '800 40px/3 serif', textAlign: 'center', pointerEvents: 'none' }}>
      <div style={{ textTransform: 'uppercase', fontSize: 40, lineHeight: 3 }}>{ui}</div>
    </div>,
  );
  expect(look()).toEqual(expected);
});

const choices = (
  <>
    <style>{'select, ::picker(select) { appearance: base-select }'}</style>
    <select>
      <option>One</option>
      <option>Two</option>
    </select>
    <input type="search" />
  </>
);

test.for([
  [
    'dialog',
    <Dialog key="d" title="Rooms" defaultOpen>
      {choices}
    </Dialog>,
  ],
  ['menu of a small screen', <Navbar key="n" logo="Inn" items={[]} menuFoot={choices} defaultOpen="menu" />],
] as const)(
  'Escape closes the picker of a select, or empties a search field, and not the %s around it (hsuanyi-chou/shadcn-ui-expansions#175)',
  async ([, ui]) => {
    await size(390, 800);
    try {
      await render(ui);
      const select = $('select');
      const isOpen = () => isDisplayed(select);
      await click(select);
      expect(select.matches(':open')).toBe(true);
      await bareEscape();
      expect([select.matches(':open'), isOpen()]).toEqual([false, true]);
      const search = $<HTMLInputElement>('input');
      await user.fill(search, 'Room');
      await bareEscape();
      expect([search.value, isOpen()]).toEqual(['', true]);
      await bareEscape();
      await wait(300);
      expect(isOpen()).toBe(false);
    } finally {
      await wide();
    }
  },
);

test.for([
  ['none', [true, true]],
  ['closerequest', [true, false]],
  ['any', [false, false]],
  [undefined, [false, false]],
] as const)(
  'with `closedby` %s a press beside the dialog and Escape do what HTML says, and its button closes it (whatwg/html#9373)',
  async ([closedby, [afterPress, afterEscape]]) => {
    const ref = createRef<HTMLDialogElement>();
    await render(
      <Dialog ref={ref} title="Rooms" closedby={closedby}>
        Two
      </Dialog>,
    );
    const dialog = $<HTMLDialogElement>('dialog');
    ref.current?.showModal();
    await mouse('mousePressed', 5, 5);
    await mouse('mouseReleased', 5, 5);
    expect(dialog.open).toBe(afterPress);
    ref.current?.showModal();
    await settle();
    await bareEscape();
    expect(dialog.open).toBe(afterEscape);
    ref.current?.showModal();
    await settle();
    await click($('[data-part="close"]'));
    expect(dialog.open).toBe(false);
  },
);

test.each(['any', undefined] as const)(
  'with `closedby` %s a press beside the dialog asks the product once, and says that it was one',
  async (closedby) => {
    const asked: string[] = [];
    const ask: DialogProps['onOpenChange'] = (_, details) => {
      asked.push(details.reason);
      details.cancel();
    };
    await render(
      <Dialog title="Rooms" defaultOpen closedby={closedby} onOpenChange={ask}>
        Two
      </Dialog>,
    );
    await mouse('mousePressed', 5, 5);
    await mouse('mouseReleased', 5, 5);
    await settle();
    expect(asked).toEqual(['outside-press']);
    await bareEscape();
    expect(asked).toEqual(['outside-press', 'escape-key']);
    expect($<HTMLDialogElement>('dialog').open).toBe(true);
  },
);

test('a dialog in a tab that the product leaves does not block the page (whatwg/html#12287)', async () => {
  const Steps = () => {
    const [step, setStep] = useState('rooms');
    const rooms = (
      <Dialog title="Rooms" defaultOpen>
        <button type="button" onClick={() => setStep('guests')}>
          Next
        </button>
      </Dialog>
    );
    return (
      <Tabs
        label="Steps"
        value={step}
        onValueChange={setStep}
        tabs={[
          { value: 'rooms', label: 'Rooms', content: rooms },
          { value: 'guests', label: 'Guests', content: <button type="button">Ada</button> },
        ]}
      />
    );
  };
  await render(<Steps />);
  await click(byText('Next'));
  await click(byText('Ada'));
  expect(focused().textContent).toBe('Ada');
});

// Where the button that had the focus has gone, nothing has it.
test.each(['beside', 'in'])(
  'Escape closes a dialog of another library that lies over ours, %s its element, and not ours (lsfusion/platform#1788)',
  async (place) => {
    const other = document.createElement('dialog');
    other.append('Are you sure?');
    const ask = () => {
      (place === 'in' ? $('#ours') : document.body).append(other);
      other.showModal();
    };
    await render(
      <Dialog title="Office hours" id="ours" defaultOpen>
        <button type="button" onClick={ask}>
          Delete
        </button>
      </Dialog>,
    );
    await click(byText('Delete'));
    focused().blur();
    await bareEscape();
    expect(other.open).toBe(false);
    expect($<HTMLDialogElement>('#ours').open).toBe(true);
    await bareEscape();
    expect($<HTMLDialogElement>('#ours').open).toBe(false);
    other.remove();
  },
);
