'use client';
import { useState } from 'react';

/** A disclosure that React opens and closes. */
export function Disclosure({ open: initial = false, children, ...props }) {
  const [open, setOpen] = useState(initial);
  return (
    <details {...props} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      {children}
    </details>
  );
}
