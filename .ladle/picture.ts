/** The name of a frame that shows a story as a picture. */
export const PICTURE = 'picture';

export const isPicture = () => window.name === PICTURE;

/**
 * Keeps a picture from taking the focus, which would scroll the page around it: `inert` on the frame does not affect the page
 * inside, and an open dialog escapes the `inert` of its page. Called before the first story renders.
 */
export function bePicture() {
  document.body.inert = true;
  const { showModal } = HTMLDialogElement.prototype;
  HTMLDialogElement.prototype.showModal = function () {
    this.inert = true;
    showModal.call(this);
  };
}
