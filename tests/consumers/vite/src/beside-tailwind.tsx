import { ThemeSwitch } from '@halloway/ui';
import { createRoot } from 'react-dom/client';
import { Stay } from '../stay';
import { Account, Book, Hint, Toasts } from './peers';

createRoot(document.getElementById('root') as HTMLElement).render(
  <Toasts>
    <Stay
      theme={<ThemeSwitch labelHidden />}
      menu={<Account />}
      more={
        <>
          <Account />
          <Book />
          <Hint />
        </>
      }
    />
  </Toasts>,
);
