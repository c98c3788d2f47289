/** Text as it may stand in HTML, XML and SVG, inside an attribute too. */
export const escapeText = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
