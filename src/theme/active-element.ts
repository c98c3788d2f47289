/** The document or shadow root that an element is in. A form's own `getRootNode` is the field of that name, if it has one. */
export const rootOf = (element: Element) => Node.prototype.getRootNode.call(element) as Document | ShadowRoot | Element;

/** The focused element of the document or shadow root that an element is in; null if there is none. */
export const activeIn = (element: Element | null) =>
  (element && (rootOf(element) as Partial<Document>).activeElement) ?? null;
