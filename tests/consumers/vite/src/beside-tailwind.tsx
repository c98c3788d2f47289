import { Button } from '@halloway/ui';
import { createRoot } from 'react-dom/client';

createRoot(document.getElementById('root') as HTMLElement).render(
  <main className="p-8">
    <Button variant="primary">Book</Button>
    <Button variant="primary" className="rounded-full bg-red-500">
      Book in red
    </Button>
  </main>,
);
