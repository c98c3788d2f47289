import { Field } from '@halloway/ui';
import { type ReactNode, useState } from 'react';
import { Button } from './button';
import * as styles from './workbench.css';

interface CopyProps {
  /** @throws with the reason if there is nothing to copy. */
  text: () => string;
  /** What it says then. */
  said?: string;
  children: ReactNode;
}

/** A button that copies a text. Where the browser does not allow it, the text is shown to copy by hand. */
export function Copy({ text, said = 'Copied', children }: CopyProps) {
  const [note, setNote] = useState('');
  const [byHand, setByHand] = useState('');
  async function copy() {
    let copied = '';
    try {
      copied = text();
      await navigator.clipboard.writeText(copied);
      setNote(said);
      setByHand('');
    } catch (error) {
      setNote(copied ? 'The browser does not allow copying. Copy it here:' : (error as Error).message);
      setByHand(copied);
    }
  }
  return (
    <>
      <Button onClick={copy}>{children}</Button>
      <output className={styles.note}>{note}</output>
      {byHand && <Field label="Text to copy">{(field) => <textarea {...field} readOnly value={byHand} />}</Field>}
    </>
  );
}
