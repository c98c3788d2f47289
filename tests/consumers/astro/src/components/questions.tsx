// An island: one component from its own entry.
import { Accordion } from '@halloway/ui/accordion';
import { questions } from './content';

export const Questions = () => <Accordion items={questions} />;
