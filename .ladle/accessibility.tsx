import { Prose } from '@halloway/ui';
import text from '../docs/accessibility.md?raw';
import { htmlOf } from './markdown';
import * as styles from './overview.css';
import { useLoaded } from './use-loaded';
import * as panel from './workbench.css';

/** `docs/accessibility.md`. */
export function Accessibility() {
  const html = useLoaded('accessibility', () => htmlOf(text));
  return (
    <div className={styles.root}>
      {html ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own document
        <Prose className={panel.readme} dangerouslySetInnerHTML={{ __html: html }} />
      ) : (
        <p>Reading …</p>
      )}
    </div>
  );
}
