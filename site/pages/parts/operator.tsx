import { Keypad } from '@halloway/ui';
import { notFound } from '../../content/not-found';
import { playTone } from './tone';

/** The keys of the page that is not in service. */
export default function Operator() {
  const { label, keys } = notFound.keypad;
  return <Keypad label={label} keys={keys} onDial={playTone} />;
}
