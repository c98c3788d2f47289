import { createElement, useState } from 'react';

function Disclosure({ open: initial = false, children, ...props }) {
  const [open, setOpen] = useState(initial);
  return (
    <details {...props} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      {children}
    </details>
  );
}

const draw = (node, index) => {
  if (typeof node === 'string') return node;
  const [name, props, ...children] = node;
  return createElement(name === 'details' ? Disclosure : name, { key: index, ...props }, ...children.map(draw));
};

/** The questions of Home, hydrated. */
export const Island = ({ nodes }) => nodes.map(draw);
