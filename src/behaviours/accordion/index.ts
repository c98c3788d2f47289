export {
  Accordion,
  type AccordionChangeReason,
  type AccordionContentProps,
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
  type AccordionTitleProps,
  type AccordionTriggerProps,
} from './accordion';
export * as AccordionParts from './accordion.parts';
