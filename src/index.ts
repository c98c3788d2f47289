/** The public API: components and their prop types, nothing else. Machines are in `@halloway/ui/machines`. */
import './theme/theme.css';
import './theme/reset.css';

export * from './behaviours/accordion';
export * from './behaviours/behaviour';
export * from './elements/alert';
export * from './elements/button';
export * from './elements/field';
export * from './elements/link';
export * from './elements/voice';
