import { Field } from '@halloway/ui';
import { type ReactNode, useState } from 'react';
import { Button } from './button';
import * as styles from './workbench.css';

interface CopyProps {
  /** @throws with the reason if there is nothing to copy. */
  text: () => string;
  /** What it says beside the button instead of “Copied” on it. */
  said?: string;
  children: ReactNode;
}

/** A button that copies a text. Where the browser does not allow it, the text is shown to copy by hand. */
export function Copy({ text, said, children }: CopyProps) {
  const [isCopied, setCopied] = useState(false);
  const [note, setNote] = useState('');
  const [byHand, setByHand] = useState('');
  async function copy() {
    let copied = '';
    try {
      copied = text();
      await navigator.clipboard.writeText(copied);
      setNote(said ?? '');
      setByHand('');
      setCopied(said === undefined);
      setTimeout(() => setCopied(false), 3000);
    } catch (error) {
      setNote(copied ? 'The browser does not allow copying. Copy it here:' : (error as Error).message);
      setByHand(copied);
    }
  }
  return (
    <>
      {/* On the button, so that nothing beside it moves. */}
      <Button onClick={copy}>{isCopied ? 'Copied' : children}</Button>
      <output className={isCopied ? styles.spoken : styles.note}>{isCopied ? 'Copied' : note}</output>
      {byHand && <Field label="Text to copy">{(field) => <textarea {...field} readOnly value={byHand} />}</Field>}
    </>
  );
}
