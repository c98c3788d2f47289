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
  expectTypeOf<Strict<UI.ArticleCardsItem>>().toBeNever();
  expectTypeOf<Strict<UI.ArticleCardsProps>>().toBeNever();
  expectTypeOf<Strict<UI.ArticleHeaderCover>>().toBeNever();
  expectTypeOf<Strict<UI.ArticleHeaderProps>>().toBeNever();
  expectTypeOf<Strict<UI.BranchingCallProps>>().toBeNever();
  expectTypeOf<Strict<UI.CallRecordProps>>().toBeNever();
  expectTypeOf<Strict<UI.CallStoryProps>>().toBeNever();
  expectTypeOf<Strict<UI.CallToActionProps>>().toBeNever();
  expectTypeOf<Strict<UI.CardGridItem>>().toBeNever();
  expectTypeOf<Strict<UI.CardGridProps>>().toBeNever();
  expectTypeOf<Strict<UI.DefinitionsItem>>().toBeNever();
  expectTypeOf<Strict<UI.DefinitionsProps>>().toBeNever();
  expectTypeOf<Strict<UI.DemoPlayerProps>>().toBeNever();
  expectTypeOf<Strict<UI.EntriesItem>>().toBeNever();
  expectTypeOf<Strict<UI.EntriesList>>().toBeNever();
  expectTypeOf<Strict<UI.EntriesProps>>().toBeNever();
  expectTypeOf<Strict<UI.FaqProps>>().toBeNever();
  expectTypeOf<Strict<UI.FooterProps>>().toBeNever();
  expectTypeOf<Strict<UI.GreetingEditorProps>>().toBeNever();
  expectTypeOf<Strict<UI.HandoverProps>>().toBeNever();
  expectTypeOf<Strict<UI.LongTextProps>>().toBeNever();
  expectTypeOf<Strict<UI.PageHeroProps>>().toBeNever();
  expectTypeOf<Strict<UI.PlanCardsItem>>().toBeNever();
  expectTypeOf<Strict<UI.PlanCardsProps>>().toBeNever();
  expectTypeOf<Strict<UI.RowsItem>>().toBeNever();
  expectTypeOf<Strict<UI.RowsProps>>().toBeNever();
  expectTypeOf<Strict<UI.SectionProps>>().toBeNever();
  expectTypeOf<Strict<UI.SketchProps>>().toBeNever();
  expectTypeOf<Strict<UI.SplitSectionProps>>().toBeNever();
  expectTypeOf<Strict<UI.StatsItem>>().toBeNever();
  expectTypeOf<Strict<UI.StatsProps>>().toBeNever();
  expectTypeOf<Strict<UI.StepsItem>>().toBeNever();
  expectTypeOf<Strict<UI.StepsProps>>().toBeNever();
  expectTypeOf<Strict<UI.TableProps>>().toBeNever();
  expectTypeOf<Strict<UI.VoicePlayerProps>>().toBeNever();
  expectTypeOf<Strict<UI.VoiceProps>>().toBeNever();
  expectTypeOf<Strict<UI.VoiceTrackProps>>().toBeNever();
  expectTypeOf<Strict<UI.WeekProps>>().toBeNever();
});
