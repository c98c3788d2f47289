import { Component, type ContextType, type ReactNode } from 'react';
import { Way } from './when-seen';

/**
 * A page whose code does not arrive, as after a new deployment, is loaded by the browser instead: its address is in the
 * bar already, and its HTML works without any code. Where it came as HTML, there is nothing to gain by asking again.
 */
export class Recovery extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  static override contextType = Way;
  declare context: ContextType<typeof Way>;
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    if (this.context !== 'takes over') location.reload();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
