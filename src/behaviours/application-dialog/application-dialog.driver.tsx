import { find } from '../../testing/dom';
import { change, type Driver, holds, press, reset, sendsNowhere, stateOf, submit } from '../../testing/driver';
import { dialogTexts } from '../dialog';
import { formTexts } from '../form';
import { mergeTexts } from '../texts';
import { ApplicationDialog, ApplyButton, applicationDialogTexts } from '.';

export const driver: Driver = {
  Component: ApplicationDialog,
  texts: { ...dialogTexts, ...mergeTexts(formTexts, applicationDialogTexts) },
  props: {
    ...sendsNowhere,
    children: (
      <>
        <ApplyButton position="Senior AI Engineer">Senior AI Engineer</ApplyButton>
        <ApplyButton position="Product Manager">Product Manager</ApplyButton>
      </>
    ),
  },
  state: (root) => (root.dataset.state === 'open' ? `open.${stateOf(root, 'form')}` : 'closed'),
  cannot: (snapshot, event) =>
    // What is behind an open dialog nobody can press: only a product asks for another position then.
    (event.type === 'open' && snapshot.matches('open')) || (event.name !== 'resume' && holds(snapshot, event)),
  events: {
    open: ({ position }, { container }) =>
      find(container, 'button', (_, button) => button.getAttribute('aria-description') === position).click(),
    close: press('close'),
    change: (event, stage) =>
      change(event.name === 'resume' ? { ...event, value: event.value ? [event.value] : [] } : event, stage),
    // What a product says later is walked with the form (form.driver.ts): here it would only multiply the ways.
    submit,
    reset,
  },
};
