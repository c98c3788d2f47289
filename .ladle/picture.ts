/** The name of a frame that shows a story only to be looked at. */
export const PICTURE = 'picture';

/** How wide the window of an accepted picture is, where its story has no width of its own, in px. */
export const WINDOW_WIDTH = 1280;

export const isPicture = () => window.name === PICTURE;

/**
 * Nothing in a picture takes the focus, which would scroll the page around it: `inert` on the frame does not keep the
 * page within from focusing, and an open dialog leaves the `inert` of its page. Before the first story is rendered.
 */
export function bePicture() {
  document.body.inert = true;
  const { showModal } = HTMLDialogElement.prototype;
  HTMLDialogElement.prototype.showModal = function () {
    this.inert = true;
    showModal.call(this);
  };
}
