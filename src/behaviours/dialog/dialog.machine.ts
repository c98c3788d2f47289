import { setup } from 'xstate';

/**
 * A window over the page that takes the reader's attention until it is closed (APG, dialog).
 *
 * | state  | open | close  | escape | press.outside |
 * | ------ | ---- | ------ | ------ | ------------- |
 * | closed | open |        |        |               |
 * | open   |      | closed | closed | closed        |
 *
 * `close` is the close button's, the product's or the browser's; `escape` and `press.outside` are the reader's ways around it.
 */
export const dialogMachine = setup({
  types: { events: {} as { type: 'open' | 'close' | 'escape' | 'press.outside' } },
}).createMachine({
  id: 'dialog',
  initial: 'closed',
  states: {
    closed: { on: { open: 'open' } },
    open: { on: { close: 'closed', escape: 'closed', 'press.outside': 'closed' } },
  },
});
