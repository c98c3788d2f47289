export { SubmissionRefused } from '../submission';
export {
  ApplicationDialog,
  type ApplicationDialogProps,
  ApplyButton,
  type ApplyButtonProps,
} from './application-dialog';
export type { Application } from './application-dialog.machine';
