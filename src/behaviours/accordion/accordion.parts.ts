/** The parts of `Accordion`. Without 'use client', so that a server component may use the namespace. */
export {
  AccordionHeading as Heading,
  AccordionIndicator as Indicator,
  AccordionItemPart as Item,
  AccordionPanel as Panel,
  AccordionRoot as Root,
  AccordionTrigger as Trigger,
} from './accordion';
