/**
 * Where scripts are allowed and have not arrived: a site says so by `data-scripts="missing"` on `<html>`. Styles treat it as
 * they treat `(scripting: none)`.
 */
export const scriptsMissing = ':root[data-scripts="missing"]';
