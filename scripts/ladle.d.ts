/**
 * What we use of Ladle, for TypeScript alone (`paths` in tsconfig.json). Ladle's own declarations import sources, and
 * TypeScript 7 reports errors in those: it does not apply their `@ts-ignore`.
 */
import type { Dispatch, FC, ReactElement } from 'react';

export declare enum ActionType {
  UpdateAll = 'update-all',
  UpdateRtl = 'update-rtl',
  UpdateStory = 'update-story',
  UpdateTheme = 'update-theme',
  UpdateControlIntialized = 'update-control-initialized',
}

export declare enum ModeState {
  Full = 'full',
  Preview = 'preview',
}

export declare enum ThemeState {
  Light = 'light',
  Dark = 'dark',
  Auto = 'auto',
}

export interface GlobalState {
  mode: ModeState;
  theme: ThemeState;
  story: string;
  rtl: boolean;
  controlInitialized: boolean;
}

type GlobalAction =
  | { type: ActionType.UpdateAll; value: GlobalState }
  | { type: ActionType.UpdateRtl; value: boolean }
  | { type: ActionType.UpdateStory; value: string }
  | { type: ActionType.UpdateTheme; value: ThemeState }
  | { type: ActionType.UpdateControlIntialized; value: boolean };

export type GlobalProvider = FC<{
  globalState: GlobalState;
  dispatch: Dispatch<GlobalAction>;
  children: ReactElement;
  storyMeta?: Meta;
}>;

// biome-ignore lint/suspicious/noExplicitAny: Ladle passes it on as it is
type Meta = Record<string, any>;

interface Described<Props> {
  args?: Partial<Props>;
  argTypes?: { [Name in keyof Props]?: object };
  decorators?: readonly ((Story: FC<Partial<Props>>) => ReactElement)[];
  meta?: Meta;
}

export interface StoryDefault<Props = object> extends Described<Props> {
  title?: string;
}

export interface Story<Props = object> extends FC<Props>, Described<Props> {
  storyName?: string;
}
