/** The least that React can do: native elements, uncontrolled. */
import { useRef, useState } from 'react';
import { dialog, fields, groups, links, questions, tabs } from './content';

function NativeTabs() {
  const [selected, select] = useState('tab-0');
  return (
    <div>
      <div role="tablist" aria-label="Tabs">
        {tabs.map(({ id, label }) => (
          <button key={id} type="button" role="tab" aria-selected={id === selected} onClick={() => select(id)}>
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ id, text }) => (
        <div key={id} role="tabpanel" aria-label={id} hidden={id !== selected}>
          <p>{text}</p>
        </div>
      ))}
    </div>
  );
}

function NativeDialog() {
  const ref = useRef(null);
  return (
    <>
      <button type="button" onClick={() => ref.current.showModal()}>
        Open
      </button>
      <dialog ref={ref} aria-label={dialog.title}>
        <h2>{dialog.title}</h2>
        <p>{dialog.text}</p>
        <button type="button" onClick={() => ref.current.close()}>
          Close
        </button>
      </dialog>
    </>
  );
}

function NativeNavbar() {
  const [open, setOpen] = useState('');
  return (
    <header>
      <a href="/">Logo</a>
      <nav>
        {groups.map(({ label, links }) => (
          <div key={label}>
            <button type="button" aria-expanded={label === open} onClick={() => setOpen(label === open ? '' : label)}>
              {label}
            </button>
            <div hidden={label !== open}>
              {links.map(({ label, href }) => (
                <a key={href} href={href}>
                  {label}
                </a>
              ))}
            </div>
          </div>
        ))}
        {links.map(({ label, href }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </nav>
    </header>
  );
}

export const parts = {
  accordion: () => (
    <div>
      {questions.map(({ id, title, text }) => (
        <details key={id}>
          <summary>{title}</summary>
          <p>{text}</p>
        </details>
      ))}
    </div>
  ),
  tabs: () => <NativeTabs />,
  dialog: () => <NativeDialog />,
  form: () => (
    <form onSubmit={(event) => event.preventDefault()}>
      {fields.map(({ name, label, required }) => (
        <div key={name}>
          <label htmlFor={name}>{label}</label>
          <input id={name} name={name} required={required} />
        </div>
      ))}
      <button type="submit">Send</button>
    </form>
  ),
  navbar: () => <NativeNavbar />,
};
