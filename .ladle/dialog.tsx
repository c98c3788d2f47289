import { type ReactNode, useLayoutEffect, useRef } from 'react';
import * as styles from './workbench-layout.css';

interface DialogProps {
  label: string;
  /** Default: as wide as a column of text. */
  size?: 'large';
  close: () => void;
  children: ReactNode;
}

/** A modal dialog that is open while it is rendered. */
export function Dialog({ label, size, close, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed before it is removed: otherwise the browser does not restore the focus.
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  return (
    <dialog ref={dialog} className={size ? styles.largeDialog : styles.dialog} aria-label={label} onClose={close}>
      {children}
    </dialog>
  );
}
