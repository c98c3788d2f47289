/** Window width of an accepted picture in px, if the story sets none. */
export const WINDOW_WIDTH = 1280;
