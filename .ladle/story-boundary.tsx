import { Component, type ReactNode } from 'react';
import * as styles from './workbench.css';

/** Shows the error of a story that throws, instead of an empty page. */
export class StoryBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: undefined as unknown };
  static getDerivedStateFromError = (error: unknown) => ({ error });
  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <div className={styles.nothing} role="alert">
        <p>This story threw an error. Press Restart to render it again.</p>
        <pre className={styles.source}>{error instanceof Error ? error.message : String(error)}</pre>
      </div>
    );
  }
}
