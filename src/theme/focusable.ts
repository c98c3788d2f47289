/** Selects what Tab may reach. */
export const focusable = ':is(a, button, input, select, textarea, summary, [tabindex])';

/** Whether an element is displayed, as far as the browser says. */
export const isVisible = (element: Element): boolean => element.checkVisibility?.() !== false;
