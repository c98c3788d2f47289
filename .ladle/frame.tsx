/** The frame that renders a story. It is loaded once; later stories are sent to it by message. */
import {
  type Ref,
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { href } from './address';
import { titleOf } from './catalog';
import { type Command, type Known, type Message, post, receive } from './messages';
import type { Settings } from './settings';
import * as styles from './workbench.css';

export interface FrameHandle {
  command: (command: Command) => void;
  /** Down to where the story has content, in px; 0 if it shows nothing. */
  height: () => number;
  /** Reloads the story with these settings. */
  restart: (settings: Settings) => void;
}

/** A story under conditions. */
export interface View {
  story: string;
  theme: string;
  rtl: boolean;
  settings: Settings;
  /** Receives what the shown story tells of itself. */
  notify: (known: Partial<Known>) => void;
  ref: Ref<FrameHandle>;
}

interface FrameProps extends View {
  /** Distinguishes this frame from others of the same story. */
  name?: string;
}

/** Below a story's content, in px. */
const MARGIN = 24;

export function Frame({ story, theme, rtl, settings, name = '', notify, ref }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const srcOf = (all: Settings) => href({ story, theme, rtl, mode: 'preview' }, { ...all, viewport: undefined });
  const [start, setStart] = useState({ key: 0, src: srcOf(settings) });
  const [there, setThere] = useState('');
  const hear = useEffectEvent((message: Message) => {
    if (message.workbench !== 'known' || message.story !== story) return;
    if (message.known.report) setThere(story);
    notify(message.known);
  });

  const command = useCallback((next: Command) => {
    if (frame.current?.contentWindow) post(frame.current.contentWindow, { workbench: 'command', command: next });
  }, []);
  const restart = (all: Settings) => {
    setThere('');
    setStart({ key: start.key + 1, src: srcOf(all) });
  };
  const height = () => {
    const all = frame.current?.contentDocument?.querySelectorAll('[data-story] *') ?? [];
    // More than a text for screen readers alone.
    const shown = [...all].map((one) => one.getBoundingClientRect()).filter((box) => box.width > 1 && box.height > 1);
    return shown.length === 0 ? 0 : MARGIN + Math.max(...shown.map(({ bottom }) => bottom));
  };
  useImperativeHandle(ref, () => ({ command, restart, height }));

  useEffect(() => {
    return receive(
      () => frame.current?.contentWindow,
      (message) => hear(message),
    );
  }, []);

  const sent = useRef(story);
  useLayoutEffect(() => {
    if (sent.current === story) return;
    sent.current = story;
    // No page can receive the message if the story crashed or navigated its window away.
    if (frame.current?.contentDocument?.querySelector('[data-story] > *'))
      command({ type: 'story', story, theme, rtl, settings });
    else restart(settings);
  });

  // Sent as messages, so that the story keeps its state. A frame that is still loading receives none.
  useEffect(() => {
    if (there === story) command({ type: 'settings', story, theme, rtl, settings });
  }, [command, there, story, theme, rtl, settings]);

  return (
    <iframe
      key={start.key}
      ref={frame}
      className={styles.frame}
      title={`Story ${titleOf(story)}${name && `, ${name}`}`}
      src={start.src}
      data-story-frame={story}
    />
  );
}
