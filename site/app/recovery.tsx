import { Component, type ReactNode } from 'react';

interface RecoveryProps {
  /** Whether the page came as HTML: then there is nothing to gain by asking for it again. */
  isFirst: boolean;
  children: ReactNode;
}

/**
 * A page whose code does not arrive, as after a new deployment, is loaded by the browser instead: its address is in the
 * bar already, and its HTML works without any code.
 */
export class Recovery extends Component<RecoveryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    if (!this.props.isFirst) location.reload();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
