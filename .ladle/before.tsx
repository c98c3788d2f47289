/** A story over its accepted picture, with a slider between the two. */
import { useId, useState } from 'react';
import { Fit } from './fit';
import { Frame, type View } from './frame';
import { useLoaded } from './use-loaded';
import * as styles from './workbench.css';

/** The window width of an accepted picture in px, if the story sets none. */
const WINDOW_WIDTH = 1280;

/** `viewport`: the width of the story's window in px, if the story sets one. */
export function Before({ viewport, ...view }: View & { viewport: number | undefined }) {
  const { story, theme, settings } = view;
  const pictures = useLoaded('', () => import('./pictures'));
  const [share, setShare] = useState(50);
  const [scrolled, setScrolled] = useState(0);
  const id = useId();
  if (!pictures) return <p className={styles.nothing}>Looking for its picture …</p>;
  const picture = pictures.pictureOf(story, theme);
  return (
    <div className={styles.before}>
      <div className={styles.toolbar}>
        {picture ? (
          <>
            <label htmlFor={id}>Before, left of {share} %</label>
            <input
              id={id}
              type="range"
              className={styles.range}
              min={0}
              max={100}
              value={share}
              onChange={({ target }) => setShare(target.valueAsNumber)}
            />
            <p className={styles.note}>Left to right, reduced motion, the clock at its beginning, as in the picture.</p>
          </>
        ) : (
          <p className={styles.note}>No picture of this story has been accepted so far.</p>
        )}
      </div>
      <Fit width={viewport ?? WINDOW_WIDTH}>
        <Frame
          {...view}
          rtl={false}
          settings={{ ...settings, motion: 'reduce', at: settings.at ?? 0 }}
          scrolled={setScrolled}
        />
        {picture && (
          <div className={styles.beforePicture} style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}>
            <img src={picture} alt="Before" style={{ transform: `translateY(${-scrolled}px)` }} />
          </div>
        )}
        {picture && <div className={styles.beforeEdge} style={{ insetInlineStart: `${share}%` }} />}
      </Fit>
    </div>
  );
}
