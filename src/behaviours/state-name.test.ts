import { expectTypeOf, test } from 'vitest';
import type { accordionMachine } from './accordion/accordion.machine';
import type { applicationDialogMachine } from './application-dialog/application-dialog.machine';
import type { State } from './use-machine-actor';

test('a product may switch over the states of a machine without a default', () => {
  expectTypeOf<State<typeof accordionMachine>>().toEqualTypeOf<'collapsed' | 'expanded'>();
  expectTypeOf<'open.submitting'>().toExtend<State<typeof applicationDialogMachine>>();
  expectTypeOf<'open.elsewhere'>().not.toExtend<State<typeof applicationDialogMachine>>();
});
