import type * as UI from '@halloway/ui';
import { expectTypeOf, test } from 'vitest';

/** The optional props that do not accept `undefined` under `exactOptionalPropertyTypes`. */
type Strict<Props> = {
  [Name in keyof Props]-?: object extends Pick<Props, Name>
    ? Record<Name, undefined> extends Pick<Props, Name>
      ? never
      : Name
    : never;
}[keyof Props];

test('accept `undefined`, so that a product can pass on a value that it may not have', () => {
  expectTypeOf<Strict<UI.AccordionProps>>().toBeNever();
  expectTypeOf<Strict<UI.ApplicationDialogProps>>().toBeNever();
  expectTypeOf<Strict<UI.BillingToggleProps>>().toBeNever();
  expectTypeOf<Strict<UI.CalculatorProps>>().toBeNever();
  expectTypeOf<Strict<UI.CarouselProps>>().toBeNever();
  expectTypeOf<Strict<UI.ContactFormProps>>().toBeNever();
  expectTypeOf<Strict<UI.DialogProps>>().toBeNever();
  expectTypeOf<Strict<UI.FieldDefinition>>().toBeNever();
  expectTypeOf<Strict<UI.FieldProps>>().toBeNever();
  expectTypeOf<Strict<UI.FormFieldProps>>().toBeNever();
  expectTypeOf<Strict<UI.FormProps<{ name: UI.FieldDefinition }>>>().toBeNever();
  expectTypeOf<Strict<UI.NavbarProps>>().toBeNever();
  expectTypeOf<Strict<UI.NewsletterFormProps>>().toBeNever();
  expectTypeOf<Strict<UI.BillingTogglePlan>>().toBeNever();
  expectTypeOf<Strict<UI.SegmentedControlProps>>().toBeNever();
  expectTypeOf<Strict<UI.TabsProps>>().toBeNever();
  expectTypeOf<Strict<UI.ThemeSwitchProps>>().toBeNever();
  expectTypeOf<Strict<UI.WaitlistFormProps>>().toBeNever();
});
