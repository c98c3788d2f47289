/** The focused element of the document or shadow root that an element is in; null if there is none. */
export const activeIn = (element: Element | null) =>
  (element?.getRootNode() as Partial<Document | ShadowRoot> | undefined)?.activeElement ?? null;
