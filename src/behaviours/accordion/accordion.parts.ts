/** The parts of `Accordion`. Without 'use client', so that a server component may use the namespace. */
export {
  AccordionActions as Actions,
  AccordionHeading as Heading,
  AccordionIndicator as Indicator,
  AccordionItemPart as Item,
  AccordionPanel as Panel,
  AccordionRoot as Root,
  AccordionRow as Row,
  AccordionTrigger as Trigger,
} from './accordion';
