import { Component, type ContextType, type ReactNode } from 'react';
import { Way } from './when-seen';

/**
 * A page whose code does not arrive, as after a new deployment, is loaded by the browser instead: its address is in the bar
 * already, and its HTML works without any code. A page that came as HTML and cannot be hydrated is shown as that HTML again,
 * with what a visitor has typed.
 */
export class Recovery extends Component<{ children: ReactNode }, { html?: ChildNode[] }> {
  static override contextType = Way;
  declare context: ContextType<typeof Way>;
  override state: { html?: ChildNode[] } = {};

  static getDerivedStateFromError() {
    // React has not touched the server's nodes yet.
    return { html: [...(document.getElementById('main')?.childNodes ?? [])] };
  }

  override componentDidCatch() {
    if (this.context === 'takes over') dispatchEvent(new Event('hydration-failed'));
    else location.reload();
  }

  override render() {
    const { html } = this.state;
    return html ? <div ref={(place) => place?.replaceChildren(...html)} /> : this.props.children;
  }
}
