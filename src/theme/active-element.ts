/** The document or shadow root that an element is in. A form's own `getRootNode` is the field of that name, if it has one. */
export const rootOf = (element: Element) => Node.prototype.getRootNode.call(element) as Document | ShadowRoot | Element;

/** The focused element of the document or shadow root that an element is in; null if there is none. */
export const activeIn = (element: Element | null) =>
  (element && (rootOf(element) as Partial<Document>).activeElement) ?? null;

/** An element in a form, whose own `querySelector` is the field of that name, if it has one. */
export const findIn = (form: HTMLElement | null, selector: string) =>
  form && (Element.prototype.querySelector.call(form, selector) as HTMLElement | null);
