export {
  GreetingEditor,
  type GreetingEditorProps,
  type GreetingEditorTexts,
  greetingEditorTexts,
} from './greeting-editor';
