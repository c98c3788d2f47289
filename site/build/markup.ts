/** Escapes text for HTML, XML and SVG, attributes included. */
export const escapeText = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** An SVG as a data URL for a double-quoted attribute. */
export const dataUri = (svg: string) =>
  `data:image/svg+xml,${svg
    .replaceAll('"', "'")
    .replace(/\s+/g, ' ')
    .replace(/[%#<>&\s]/g, encodeURIComponent)}`;
