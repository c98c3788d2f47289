// First: the package's styles must not win by being imported last.
import './main.css';
import { Accordion, Button } from '@halloway/ui';
import '@halloway/ui/fonts.css';
import '@halloway/ui/reset.css';
import '@halloway/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

const items = [
  { value: 'languages', title: 'Which languages?', content: 'English, Hindi, Arabic and Spanish.' },
  { value: 'hours', title: 'At which hours?', content: 'Day and night.' },
];

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <main>
      <Accordion aria-label="As it comes" headingLevel={2} items={items} />
      <Accordion aria-label="With our styles" className="ours" items={items} />
      <Button variant="primary">As it comes</Button>
      <div className="branded">
        <Button variant="primary">In our color</Button>
      </div>
    </main>
  </StrictMode>,
);
