export { Accordion, type AccordionChangeReason, type AccordionItem, type AccordionProps } from './accordion';
