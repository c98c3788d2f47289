/** What is of another library, in the navbar and in the dialog. */
import { Menu } from '@base-ui/react/menu';
import { Popover } from '@base-ui/react/popover';
import { Toast } from '@base-ui/react/toast';
import { Tooltip } from '@base-ui/react/tooltip';
import { Button, useModal } from '@halloway/ui';
import type { ReactNode } from 'react';

const surface = 'border bg-white p-2 text-black';
const useContainer = () => useModal() ?? undefined;

export const Account = () => (
  <Menu.Root>
    <Menu.Trigger render={<Button size="small">Account</Button>} />
    <Menu.Portal container={useContainer()}>
      <Menu.Positioner className="z-20">
        <Menu.Popup className={surface}>
          <Menu.Item>Sign out</Menu.Item>
        </Menu.Popup>
      </Menu.Positioner>
    </Menu.Portal>
  </Menu.Root>
);

export const Hint = () => (
  <>
    <Popover.Root>
      <Popover.Trigger render={<Button size="small">Holidays</Button>} />
      <Popover.Portal container={useContainer()}>
        <Popover.Positioner>
          <Popover.Popup className={surface} aria-label="Holidays">
            Closed on the first of May.
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
    <Tooltip.Root>
      <Tooltip.Trigger render={<Button size="small">Noon</Button>} />
      <Tooltip.Portal container={useContainer()}>
        <Tooltip.Positioner>
          <Tooltip.Popup className={surface}>An hour at most.</Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  </>
);

export function Book() {
  const manager = Toast.useToastManager();
  return <Button onClick={() => manager.add({ title: 'A table is kept', timeout: 0 })}>Keep a table</Button>;
}

function List() {
  const { toasts } = Toast.useToastManager();
  return (
    <Toast.Portal container={useContainer()}>
      <Toast.Viewport className="fixed right-4 bottom-4">
        {toasts.map((toast) => (
          <Toast.Root key={toast.id} toast={toast} className={surface}>
            <Toast.Title />
            <Toast.Close>Dismiss</Toast.Close>
          </Toast.Root>
        ))}
      </Toast.Viewport>
    </Toast.Portal>
  );
}

export const Toasts = ({ children }: { children: ReactNode }) => (
  <Toast.Provider>
    {children}
    <List />
  </Toast.Provider>
);
