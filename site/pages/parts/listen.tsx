import { VoicePlayer, type VoicePlayerActions } from '@halloway/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { blog } from '../../content/blog';
import { type Sentence, sentencesIn } from './sentences';
import { chapter } from './spoken';

/** The name of the sentence's highlight (pages.css). */
const HIGHLIGHT = 'spoken';

/**
 * Reads an article aloud, from its title on: sentence by sentence, because some voices stop in long texts. The sentence is
 * marked in the text, and a press on the contents continues at that heading.
 */
export default function Listen({ title }: { title: string }) {
  const player = useRef<VoicePlayerActions>(null);
  const [sentences, setSentences] = useState<readonly Sentence[]>([]);
  /** The index of the sentence; -1 for the title. */
  const [at, setAt] = useState(-1);
  /** Whether the next sentence is played too. */
  const isReading = useRef(false);
  const sentence = sentences[at];

  useEffect(() => {
    const text = document.querySelector('[data-scope="long-text"] [data-part="text"]');
    if (text) setSentences(sentencesIn(text));
    return () => mark(undefined);
  }, []);

  useEffect(() => {
    mark(sentence);
    if (sentence) follow(sentence.range);
  }, [sentence]);

  const onStateChange = useCallback(
    (state: string) => {
      if (state.includes('playback.playing')) {
        isReading.current = true;
        if (chapter.get() === undefined) chapter.set('');
      } else if (state.includes('playback.paused')) isReading.current = false;
      // Another sentence. Before the browser paints: the button does not change its name in between.
      else if (state.includes('playback.ready') && isReading.current) player.current?.play();
      else if (state.includes('playback.finished')) {
        const next = sentences[at + 1];
        if (!next) isReading.current = false;
        // With the same text, the player would stay at its end.
        else if (isReading.current && next.text === sentence?.text) player.current?.play();
        setAt(next ? at + 1 : -1);
      }
    },
    [at, sentence, sentences],
  );

  useEffect(() => {
    const choose = ({ target }: Event) => {
      if (chapter.get() === undefined || !(target instanceof Element)) return;
      const link = target.closest<HTMLAnchorElement>('[data-scope="long-text"] [data-part="list"] a');
      const chosen = sentences.findIndex((one) => `#${one.chapter}` === link?.hash);
      if (chosen >= 0) setAt(chosen);
    };
    document.addEventListener('click', choose);
    return () => document.removeEventListener('click', choose);
  }, [sentences]);

  const heading = sentence && document.getElementById(sentence.chapter)?.textContent;
  return (
    <VoicePlayer
      compact
      fit={!sentence}
      role="group"
      label={blog.listen}
      text={sentence?.text ?? title}
      height={56}
      unit={26}
      actionsRef={player}
      onStateChange={onStateChange}
    >
      {() => heading ?? blog.listen}
    </VoicePlayer>
  );
}

/** Marks a sentence in the text, and its heading in the contents. */
function mark(sentence: Sentence | undefined) {
  chapter.set(sentence?.chapter);
  if (sentence) CSS.highlights?.set(HIGHLIGHT, new Highlight(sentence.range));
  else CSS.highlights?.delete(HIGHLIGHT);
}

/** Scrolls to a sentence that is just outside of the window; a reader who has scrolled away stays there. */
function follow(range: Range) {
  const { top, bottom } = range.getBoundingClientRect();
  const isNear = bottom > -innerHeight / 2 && top < innerHeight * 1.5;
  if (!isNear || (top >= innerHeight / 3 && bottom < innerHeight)) return;
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  scrollBy({ top: top - innerHeight / 3, behavior });
}
