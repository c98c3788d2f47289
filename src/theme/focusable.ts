/** Selects what Tab may reach. */
export const focusable = ':is(a, button, input, select, textarea, summary, [tabindex])';
