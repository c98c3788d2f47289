export { Alert, type AlertProps } from './alert';
export { type AlertTexts, alertTexts } from './alert.texts';
