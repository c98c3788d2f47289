/**
 * Scripts are enabled but have not loaded: a site sets `data-scripts="missing"` on `<html>`. Styles treat it like `(scripting:
 * none)`.
 */
export const scriptsMissing = ':root[data-scripts="missing"]';
