/** A sentence drawn at one third of its playback: orange left of the playhead, and ink to the window's edge. */
export const posterOf = (text: string) => Math.ceil(text.split(' ').length / 3);
