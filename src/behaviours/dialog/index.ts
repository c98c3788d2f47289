export { Dialog, type DialogProps, type DialogTexts, dialogTexts } from './dialog';
