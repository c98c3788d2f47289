export { Dialog, type DialogChangeReason, type DialogProps, type DialogTexts, dialogTexts } from './dialog';
