/** A third of a sentence is drawn as said: orange left of the playhead, and ink as far as the window's edge. */
export const posterOf = (text: string) => Math.ceil(text.split(' ').length / 3);
