import type { ComponentProps } from 'react';
import { classNames } from '../../theme/class-names';
import { TextRun } from '../../theme/text-run';
import type { CallLine, CallTranscript } from '../transcript/call';
import { timecode } from '../transcript/call';
import { drawVoice } from '../voice/draw';
import * as styles from './handover.css';

/** The props of `Handover`. */
export interface HandoverProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** A call in which a person joins. */
  call: CallTranscript;
  /** The person, as named in the call's lines: "Support lead". */
  person: string;
  /** The first line that is drawn, by its time in seconds from the first ring. Default: the first of the call. */
  from?: number | undefined;
  /** What has been said so far, a line of the call on each line: the rest is not drawn yet. Default: the whole call. */
  said?: string | undefined;
}

/** Pixels: the height of the drawing, of each line, and the lines' positions. */
const height = 248;
const voice = 72;
const lines = { caller: 44, agent: 132, person: 216 };
/** The scale of the voices, in pixels per syllable: below it, syllables run into each other. A second is about 82 pixels. */
const unit = 18;
const perSecond = unit / 0.22;
/** Pixels between two lines: silences are shorter than in the call. */
const pause = 36;
/** The width of the drawing, in pixels: a narrow window shows its middle. */
const view = 1200;
/** Pixels over which the person's line bends to the agent's. */
const bend = 96;

/**
 * Two lines that join: the agent's, and the person's, which is silent until the handover and continues in the agent's place.
 * The drawing follows the words, in turn. The last words of both are below it.
 */
export function Handover({ call, person, from = 0, said: spoken, className, ...root }: HandoverProps) {
  const said = call.lines.filter(({ at }) => at >= from);
  const voices = said.map(({ text }) => drawVoice(text, { height: voice, unit }));
  // Of each line, and of the silence after the last.
  const starts = [0];
  for (const { width } of voices) starts.push((starts.at(-1) ?? 0) + width + pause);
  const joined = said.findIndex(({ speaker }) => speaker === person);
  // In the middle; at the end where no person joins: the index is -1.
  const joins = joined < 0 ? view : view / 2;
  const places = starts.map((start) => Math.round(joins + start - (starts.at(joined) ?? 0)));
  const roleOf = ({ speaker, agent }: CallLine) => (speaker === person ? 'person' : agent ? 'agent' : 'caller');
  const ofAgent = said.filter((line) => line.agent);
  const now = spoken === undefined ? call.outcome.at : timeOf(call, spoken);
  const last = said.findLastIndex(({ at }) => at <= now);
  const reached = (places[last] ?? 0) + (now - (said[last]?.at ?? now)) * perSecond;
  const drawn = now < call.outcome.at ? Math.max(0, Math.min(reached, places[last + 1] ?? view)) : view;

  const names = [
    [call.lines.find((line) => roleOf(line) === 'caller')?.speaker, 'caller'],
    [ofAgent.at(-1)?.speaker, 'agent'],
    [joined >= 0 && person, 'person'],
  ] as const;

  return (
    <figure data-scope="handover" data-part="root" {...root} className={classNames(styles.root, className)}>
      {names.map(
        ([name, role]) =>
          name && (
            <span
              key={role}
              data-part="name"
              data-state={role}
              aria-hidden="true"
              className={classNames(styles.name, styles.names[role])}
            >
              {name}
            </span>
          ),
      )}
      <svg
        data-part="drawing"
        className={styles.drawing}
        viewBox={`0 0 ${view} ${height}`}
        width={view}
        height={height}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        focusable="false"
      >
        <path
          data-part="stave"
          className={styles.stave}
          d={`M0 ${lines.caller}H${view}M0 ${lines.agent}H${joins}M0 ${lines.person}H${joins - bend}`}
        />
        {/* Clips what has not been said yet. */}
        <svg data-part="said" width={Math.round(drawn)} height={height} aria-hidden="true" focusable="false">
          <path
            data-part="joining"
            className={styles.person}
            d={`M0 ${lines.person}H${joins - bend}C${joins - bend / 2} ${lines.person} ${joins - bend / 2} ${lines.agent} ${joins} ${lines.agent}`}
          />
          {said.map((line, at) => (
            <path
              key={`${line.at} ${line.text}`}
              data-part="voice"
              data-state={roleOf(line)}
              className={styles[roleOf(line)]}
              transform={`translate(${places[at] ?? 0} ${(roleOf(line) === 'caller' ? lines.caller : lines.agent) - voice / 2})`}
              d={voices[at]?.d}
            />
          ))}
          <path data-part="joint" className={styles.joint} d={`M${joins} ${lines.agent - 52}V${lines.agent + 52}`} />
        </svg>
      </svg>
      <figcaption data-part="words" className={styles.words}>
        <ol data-part="list" role="list" className={styles.list}>
          {[ofAgent.at(-1), said[joined]].map(
            (line) =>
              line && (
                <li
                  key={line.at}
                  data-part="line"
                  data-state={line.at <= now ? roleOf(line) : 'coming'}
                  className={styles.line}
                >
                  <span
                    data-part="speaker"
                    className={classNames(styles.speaker, styles.speakers[roleOf(line)], styles.written)}
                  >
                    <TextRun>{`${line.speaker} `}</TextRun>
                    <span data-part="time" className={styles.time}>
                      {timecode(line.at)}
                    </span>
                  </span>
                  <q data-part="text" className={classNames(styles.text, styles.written)}>
                    {line.text}
                  </q>
                </li>
              ),
          )}
        </ol>
      </figcaption>
    </figure>
  );
}

/** The time of the last word, in seconds from the first ring. */
function timeOf({ lines, outcome }: CallTranscript, said: string) {
  const begun = said.split('\n');
  const line = lines[begun.length - 1];
  if (!line) return outcome.at;
  const next = lines[begun.length]?.at ?? outcome.at;
  const share = (begun.at(-1) ?? '').split(/\s+/).length / line.text.split(/\s+/).length;
  return line.at + (next - line.at) * Math.min(share, 1);
}
