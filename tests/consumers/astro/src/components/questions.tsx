// An island: one component from an entry of its own.
import { Accordion } from '@halloway/ui/accordion';
import { questions } from './content';

export const Questions = () => <Accordion items={questions} />;
