/** How many pixels of the screen a pixel of an element's layout takes: CSS may `scale` or `zoom` what it is in. */
export function drawnScale(element: HTMLElement | null): number {
  const laidOut = element?.offsetWidth ?? 0;
  return (element && laidOut > 0 && element.getBoundingClientRect().width / laidOut) || 1;
}
