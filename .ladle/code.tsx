import { Fragment } from 'react';
import { Scrollable } from './scrollable';
import * as styles from './workbench.css';

/** Comments, texts, keywords, and names of elements and attributes. */
const TOKEN =
  /(?<comment>\/\*[\s\S]*?\*\/|\/\/.*)|(?<text>'[^'\n]*'|"[^"\n]*"|`[^`]*`)|(?<keyword>\b(?:as|async|await|const|else|export|false|from|function|if|import|interface|let|new|null|return|satisfies|throw|true|type|undefined)\b)|(?<name><\/?[\w.]+|\b[\w-]+(?==["{]))/g;

/** TypeScript with colors, in a region that scrolls. */
export function Code({ label, children }: { label: string; children: string }) {
  const parts = [...children.matchAll(TOKEN)];
  return (
    <Scrollable className={styles.source} label={label}>
      <pre>
        <code>
          {parts.map(({ 0: token, index, groups = {} }, at) => {
            const before = parts[at - 1];
            const kind = Object.keys(groups).find((name) => groups[name] !== undefined);
            return (
              <Fragment key={index}>
                {children.slice(before ? before.index + before[0].length : 0, index)}
                <span data-token={kind}>{token}</span>
              </Fragment>
            );
          })}
          {children.slice((parts.at(-1)?.index ?? 0) + (parts.at(-1)?.[0].length ?? 0))}
        </code>
      </pre>
    </Scrollable>
  );
}
