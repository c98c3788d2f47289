import { Accordion } from '@base-ui/react/accordion';
import { Dialog } from '@base-ui/react/dialog';
import { Field } from '@base-ui/react/field';
import { Form } from '@base-ui/react/form';
import { NavigationMenu } from '@base-ui/react/navigation-menu';
import { Tabs } from '@base-ui/react/tabs';
import { dialog, fields, groups, links, questions, tabs } from './content';

export const parts = {
  accordion: () => (
    <Accordion.Root keepMounted>
      {questions.map(({ id, title, text }) => (
        <Accordion.Item key={id} value={id}>
          <Accordion.Header>
            <Accordion.Trigger>{title}</Accordion.Trigger>
          </Accordion.Header>
          <Accordion.Panel>
            <p>{text}</p>
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion.Root>
  ),
  tabs: () => (
    <Tabs.Root defaultValue="tab-0">
      <Tabs.List aria-label="Tabs">
        {tabs.map(({ id, label }) => (
          <Tabs.Tab key={id} value={id}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ id, text }) => (
        <Tabs.Panel key={id} value={id} keepMounted>
          <p>{text}</p>
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  ),
  // Its closed dialog is not in the page, kept or not.
  dialog: () => (
    <Dialog.Root>
      <Dialog.Trigger>Open</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Popup>
          <Dialog.Title>{dialog.title}</Dialog.Title>
          <p>{dialog.text}</p>
          <Dialog.Close>Close</Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  ),
  form: () => (
    <Form>
      {fields.map(({ name, label, required }) => (
        <Field.Root key={name} name={name}>
          <Field.Label>{label}</Field.Label>
          <Field.Control required={required} />
          <Field.Error />
        </Field.Root>
      ))}
      <button type="submit">Send</button>
    </Form>
  ),
  navbar: () => (
    <header>
      <a href="/">Logo</a>
      <NavigationMenu.Root aria-label="Main">
        <NavigationMenu.List>
          {groups.map(({ label, links }) => (
            <NavigationMenu.Item key={label}>
              <NavigationMenu.Trigger>{label}</NavigationMenu.Trigger>
              <NavigationMenu.Content>
                {links.map(({ label, href }) => (
                  <NavigationMenu.Link key={href} href={href}>
                    {label}
                  </NavigationMenu.Link>
                ))}
              </NavigationMenu.Content>
            </NavigationMenu.Item>
          ))}
          {links.map(({ label, href }) => (
            <NavigationMenu.Item key={href}>
              <NavigationMenu.Link href={href}>{label}</NavigationMenu.Link>
            </NavigationMenu.Item>
          ))}
        </NavigationMenu.List>
        <NavigationMenu.Portal>
          <NavigationMenu.Positioner>
            <NavigationMenu.Popup>
              <NavigationMenu.Viewport />
            </NavigationMenu.Popup>
          </NavigationMenu.Positioner>
        </NavigationMenu.Portal>
      </NavigationMenu.Root>
    </header>
  ),
};
