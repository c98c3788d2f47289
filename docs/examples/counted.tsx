import { NewsletterForm } from '@halloway/ui';
import { useState } from 'react';
import { send } from './backend';

export function Counted() {
  const [states, setStates] = useState<string[]>([]);
  return (
    <>
      <NewsletterForm onSubmit={send} timeout={1000} onStateChange={(state) => setStates((all) => [...all, state])} />
      <p>States: {states.join(', ') || 'nothing yet'}</p>
    </>
  );
}
