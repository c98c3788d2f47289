export {
  Dialog,
  type DialogBodyProps,
  type DialogChangeReason,
  type DialogCloseProps,
  type DialogContentProps,
  type DialogDescriptionProps,
  type DialogHeadProps,
  type DialogPanelProps,
  type DialogProps,
  type DialogRootProps,
  type DialogState,
  type DialogTexts,
  type DialogTitleProps,
  type DialogTriggerProps,
  dialogTexts,
} from './dialog';
export * as DialogParts from './dialog.parts';
export { useModal } from './modals';
