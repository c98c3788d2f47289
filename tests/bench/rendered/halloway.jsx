import { Accordion, DialogParts, Form, Navbar, Tabs } from '@halloway/ui';
import { dialog, fields, groups, links, questions, tabs } from './content';

const ownQuestions = questions.map(({ id, text, ...question }) => ({ value: id, ...question, content: <p>{text}</p> }));
const ownTabs = tabs.map(({ id, text, ...tab }) => ({ value: id, ...tab, content: <p>{text}</p> }));
const ownFields = Object.fromEntries(fields.map(({ name, required }) => [name, { required }]));
const texts = { labels: Object.fromEntries(fields.map(({ name, label }) => [name, label])) };
const items = [...groups.map(({ label, links }) => ({ label, items: links })), ...links];
const onSubmit = async () => {};

export const parts = {
  accordion: () => <Accordion items={ownQuestions} />,
  tabs: () => <Tabs label="Tabs" tabs={ownTabs} />,
  dialog: () => (
    <DialogParts.Root>
      <DialogParts.Trigger>Open</DialogParts.Trigger>
      <DialogParts.Content>
        <DialogParts.Title>{dialog.title}</DialogParts.Title>
        <p>{dialog.text}</p>
        <DialogParts.Close>Close</DialogParts.Close>
      </DialogParts.Content>
    </DialogParts.Root>
  ),
  form: () => <Form fields={ownFields} texts={texts} onSubmit={onSubmit} />,
  navbar: () => <Navbar logo="Logo" items={items} />,
};
