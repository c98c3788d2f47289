export { Keypad, type KeypadKey, type KeypadProps } from './keypad';
