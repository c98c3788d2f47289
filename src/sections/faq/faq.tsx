import { Accordion } from '../../behaviours/accordion';
import { type SectionProps, SplitSection } from '../section';

/** The props of `Faq`. */
export interface FaqProps extends Omit<SectionProps, 'children'> {
  /** The questions with their answers, in their order. */
  questions: readonly { id: string; question: string; answer: string }[];
}

/** Questions and answers beside their heading, one open at a time. */
export function Faq({ questions, ...section }: FaqProps) {
  return (
    <SplitSection data-scope="faq" data-part="root" {...section}>
      <Accordion
        data-part="accordion"
        items={questions.map(({ id, question, answer }) => ({ value: id, title: question, content: answer }))}
      />
    </SplitSection>
  );
}
