'use client';
import { useSyncExternalStore } from 'react';
import { isModal } from '../layers';

/** The open dialogs that block the page, the topmost last. */
const modals: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLDialogElement[]) {
  modals.splice(0, modals.length, ...next);
  for (const listener of listeners) listener();
}

export const topModal = () => modals.at(-1) ?? null;
export const isOpenModal = (element: HTMLDialogElement) => modals.includes(element);
/** Those that the browser has taken out of the top layer, where they are still open: all that were moved, from the outer to the inner. */
export const lostModals = () => modals.filter((one) => one.open && !isModal(one));
export const addModal = (element: HTMLDialogElement) => change([...modals, element]);
export const removeModal = (element: HTMLDialogElement) => change(modals.filter((one) => one !== element));

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * The dialog that blocks the page now, or null. What is outside of it can be neither pressed nor heard: put there what another
 * library appends to the page, such as toasts and menus (`container={useModal()}`).
 */
export const useModal = (): HTMLDialogElement | null => useSyncExternalStore(subscribe, topModal, () => null);
