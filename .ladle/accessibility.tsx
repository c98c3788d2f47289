import text from '../docs/accessibility.md?raw';
import { Document, htmlOf } from './markdown';
import { useLoaded } from './use-loaded';

/** `docs/accessibility.md`. */
export const Accessibility = () => <Document html={useLoaded('accessibility', () => htmlOf(text))} />;
