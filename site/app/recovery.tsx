import { Component, type ContextType, type ReactNode } from 'react';
import { Way } from './when-seen';

let serverNodes: ChildNode[] = [];

/** Remembers the page's HTML as the server wrote it, with what a visitor has typed. To be called before React hydrates it. */
export function keepServerHtml() {
  serverNodes = [...(document.querySelector('main')?.childNodes ?? [])];
}

/**
 * A page whose code does not arrive, as after a new deployment, is loaded by the browser instead: its address is in the bar
 * already, and its HTML works without any code. A page that came as HTML and cannot be hydrated is shown as that HTML again.
 */
export class Recovery extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  static override contextType = Way;
  declare context: ContextType<typeof Way>;
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    if (this.context === 'takes over') dispatchEvent(new Event('hydration-failed'));
    else location.reload();
  }

  override render() {
    return this.state.hasFailed ? <div ref={(place) => place?.replaceChildren(...serverNodes)} /> : this.props.children;
  }
}
