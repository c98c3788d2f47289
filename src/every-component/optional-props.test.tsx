import type * as UI from '@halloway/ui';
import type { ReactNode } from 'react';
import { expectTypeOf, test } from 'vitest';

/** The optional props that do not accept `undefined` under `exactOptionalPropertyTypes`. */
type Strict<Props> = Props extends unknown
  ? {
      [Name in keyof Props]-?: object extends Pick<Props, Name>
        ? Record<Name, undefined> extends Pick<Props, Name>
          ? never
          : Name
        : never;
    }[keyof Props]
  : never;

/** The props of each component of a product; a test passes those of the provider. */
type PropsByName = {
  [Name in keyof typeof UI as Name extends 'BehaviourProvider' | Uncapitalize<Name> ? never : Name]: PropsOf<
    (typeof UI)[Name]
  >;
};
type PropsOf<View> = View extends (props: infer Props) => ReactNode ? Props : never;

test('accept `undefined`, so that a product can pass on a value that it may not have', () => {
  expectTypeOf<Strict<PropsByName[keyof PropsByName]>>().toBeNever();
  expectTypeOf<Strict<UI.FieldDefinition | UI.FormProps<{ name: UI.FieldDefinition }>>>().toBeNever();
  // What lists and objects in props contain.
  expectTypeOf<Strict<UI.ArticleCardsItem | UI.ArticleHeaderCover | UI.BillingTogglePlan>>().toBeNever();
  expectTypeOf<Strict<UI.CardGridItem | UI.DefinitionsItem | UI.EntriesItem | UI.EntriesList>>().toBeNever();
  expectTypeOf<Strict<UI.PlanCardsItem | UI.RowsItem | UI.StatsItem | UI.StepsItem>>().toBeNever();
});
