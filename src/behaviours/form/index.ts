export { Form, type FormProps } from './form';
export {
  FormField,
  type FormFieldProps,
  FormOutcome,
  type FormOutcomeProps,
  FormSubmit,
  type FormSubmitProps,
} from './form-parts';
export { type FieldHandle, type FieldPartProps, useField } from './use-field';
export { type FormActions, type FormErrors, type FormOptions, type FormTexts, formTexts } from './use-form';
