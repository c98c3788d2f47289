export {
  Accordion,
  type AccordionChangeReason,
  type AccordionHeadingProps,
  type AccordionIndicatorProps,
  type AccordionItem,
  type AccordionItemProps,
  type AccordionItemState,
  type AccordionPanelProps,
  type AccordionProps,
  type AccordionRootProps,
  type AccordionRootState,
  type AccordionRowProps,
  type AccordionTriggerProps,
} from './accordion';
export * as AccordionParts from './accordion.parts';
