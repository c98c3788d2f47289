/** Text as it may stand in HTML, XML and SVG, inside an attribute too. */
export const escapeText = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** An SVG as an address, as it may stand between double quotes. */
export const dataUri = (svg: string) =>
  `data:image/svg+xml,${svg
    .replaceAll('"', "'")
    .replace(/\s+/g, ' ')
    .replace(/[%#<>&\s]/g, encodeURIComponent)}`;
