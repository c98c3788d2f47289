/** The parts of `Accordion`. Without 'use client', so that a server component may use the namespace. */
export {
  AccordionActions as Actions,
  AccordionContent as Content,
  AccordionHeading as Heading,
  AccordionIndicator as Indicator,
  AccordionItemPart as Item,
  AccordionPanel as Panel,
  AccordionRoot as Root,
  AccordionRow as Row,
  AccordionTitle as Title,
  AccordionTrigger as Trigger,
} from './accordion';
