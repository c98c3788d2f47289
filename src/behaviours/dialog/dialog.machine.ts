import { setup } from 'xstate';

/**
 * A dialog, modal or beside the page (APG, dialog).
 *
 * | state  | open | close  | escape | press.outside | hide   |
 * | ------ | ---- | ------ | ------ | ------------- | ------ |
 * | closed | open |        |        |               |        |
 * | open   |      | closed | closed | closed        | closed |
 *
 * `close` comes from the close button, the product or the browser; `escape` and `press.outside` from the reader. Only one that is
 * modal has an outside to press. `hide` means that something around it is hidden.
 */
export const dialogMachine = setup({
  types: { events: {} as { type: 'open' | 'close' | 'escape' | 'press.outside' | 'hide' } },
}).createMachine({
  id: 'dialog',
  initial: 'closed',
  states: {
    closed: { on: { open: 'open' } },
    open: { on: { close: 'closed', escape: 'closed', 'press.outside': 'closed', hide: 'closed' } },
  },
});
