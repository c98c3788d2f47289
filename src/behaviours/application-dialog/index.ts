export { SubmissionRefused } from '../../forms/submission';
export {
  ApplicationDialog,
  type ApplicationDialogChangeReason,
  type ApplicationDialogProps,
  type ApplicationDialogTexts,
  ApplyButton,
  type ApplyButtonProps,
  applicationDialogTexts,
} from './application-dialog';
export type { JobApplication } from './application-dialog.machine';
