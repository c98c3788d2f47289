import { NewsletterForm } from '@halloway/ui';
import { useState } from 'react';
import { send } from './backend';

export function Counted() {
  const [told, setTold] = useState<string[]>([]);
  return (
    <>
      <NewsletterForm onSubmit={send} timeout={1000} onStateChange={(state) => setTold((all) => [...all, state])} />
      <p>Told: {told.join(', ') || 'nothing yet'}</p>
    </>
  );
}
