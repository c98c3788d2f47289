/** @jsxRuntime automatic -- Node also runs this file, for the readmes, and reads no compiler option here. */
/** Renders a laid-out statechart as SVG: interactive in the panel, static in a readme. */
import type { KeyboardEvent } from 'react';
import {
  DOT,
  type Drawing,
  type DrawnArrow,
  type DrawnHappening,
  type DrawnState,
  LABEL_SIZE,
  type Line,
  NAME_SIZE,
} from './layout';
import { rules } from './style';

interface ChartProps {
  drawing: Drawing;
  /** The current state as stories name it; none in a readme. */
  state?: string;
  /** The address of a state's story. */
  hrefOf?: (path: string) => string | undefined;
  /** The keys of the transitions that can be taken now: those out of the current state that cannot are dashed. */
  takes?: ReadonlySet<string>;
  /** Takes one. */
  take?: (key: string) => void;
  /** Fallback colors for a page without the theme. */
  colors?: string;
}

export function Chart({ drawing, state = '', hrefOf, takes, take, colors = '' }: ChartProps) {
  const { width, height, name, states, starts, arrows } = drawing;
  const within = state === '' ? [] : state.split(' ');
  const isCurrent = (path: string) => within.some((leaf) => path !== '' && `${leaf}.`.startsWith(`${path}.`));
  const leadsOut = ({ from }: DrawnArrow) => within.length > 0 && (from === '' || isCurrent(from));
  const isBlocked = (arrow: DrawnArrow) =>
    takes !== undefined && leadsOut(arrow) && !arrow.happenings.some(({ key }) => takes.has(key));
  const rows = { takes, take };
  const ordered = [...arrows].sort((a, b) => Number(leadsOut(a)) - Number(leadsOut(b)));
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      className="statechart"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role={take ? 'group' : 'img'}
      aria-label={`Statechart of ${name}${state ? `, now ${state}` : ''}`}
    >
      <style>{`${colors}${rules}`}</style>
      {states.map((drawn) => (
        <State key={drawn.path} drawn={drawn} current={isCurrent(drawn.path)} href={hrefOf?.(drawn.path)} {...rows} />
      ))}
      {starts.map(({ path, x, y }) => (
        <circle key={path} className="start" cx={round(x)} cy={round(y)} r={DOT} />
      ))}
      {ordered.map((arrow) => (
        <path
          key={`${arrow.from} ${arrow.to}`}
          className="arrow"
          data-out={leadsOut(arrow) || undefined}
          data-blocked={isBlocked(arrow) || undefined}
          d={lineOf(arrow.points)}
        />
      ))}
      {ordered.map((arrow) => (
        <path
          key={`${arrow.from} ${arrow.to}`}
          className="head"
          data-out={leadsOut(arrow) || undefined}
          data-blocked={isBlocked(arrow) || undefined}
          d={headOf(arrow.points)}
        />
      ))}
      {ordered.map((arrow) => (
        <g key={`${arrow.from} ${arrow.to}`} data-out={leadsOut(arrow) || undefined}>
          {arrow.happenings.map((happening) => (
            <Row key={happening.key} happening={happening} to={arrow.to} current={leadsOut(arrow)} {...rows} />
          ))}
        </g>
      ))}
    </svg>
  );
}

interface Rows {
  takes: ReadonlySet<string> | undefined;
  take: ((key: string) => void) | undefined;
}

function State({
  drawn,
  current,
  href,
  ...rows
}: { drawn: DrawnState; current: boolean; href: string | undefined } & Rows) {
  const { box, name, holds, kind, stays, path } = drawn;
  const shape = (
    <>
      <Box box={box} radius={holds ? 4 : 8} className="box" />
      <Words line={name} size={NAME_SIZE} className="name" />
    </>
  );
  return (
    <g className="state" data-kind={kind} data-holds={holds || undefined} data-current={current || undefined}>
      {href ? (
        <a href={href} target="_top" aria-label={`Story of ${path || name.text}`}>
          {shape}
        </a>
      ) : (
        shape
      )}
      {stays.map((happening) => (
        <Row key={happening.key} happening={happening} to={path} current={current} {...rows} />
      ))}
    </g>
  );
}

/** One label of a transition: a button if the transition can be taken now. */
function Row({
  happening: { key, text, box, line },
  to,
  current,
  takes,
  take,
}: { happening: DrawnHappening; to: string; current: boolean } & Rows) {
  const isBlocked = takes !== undefined && current && !takes.has(key);
  const can = take !== undefined && takes?.has(key);
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    take?.(key);
  };
  const inside = (
    <>
      <Box box={box} radius={4} className="label" />
      <Words line={line} size={LABEL_SIZE} className="words" blocked={isBlocked} />
    </>
  );
  if (!can) return <g className="happening">{inside}</g>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no button
    <g
      className="happening"
      role="button"
      tabIndex={0}
      data-can
      data-transition={key}
      aria-label={`${text}${to ? `, to ${to}` : ''}`}
      onClick={() => take(key)}
      onKeyDown={pressed}
    >
      {inside}
    </g>
  );
}

const Box = ({ box, radius, className }: { box: DrawnState['box']; radius: number; className: string }) => (
  <rect
    className={className}
    x={round(box.x)}
    y={round(box.y)}
    width={round(box.width)}
    height={round(box.height)}
    rx={radius}
  />
);

/** Fixed to the width of the layout, whatever font the reader has. */
const Words = ({
  line: { x, y, width, text },
  size,
  className,
  blocked = false,
}: {
  line: Line;
  size: number;
  className: string;
  blocked?: boolean | undefined;
}) => (
  <text
    className={className}
    data-blocked={blocked || undefined}
    x={round(x)}
    y={round(y)}
    dy="0.34em"
    fontSize={size}
    textLength={round(width)}
    lengthAdjust="spacingAndGlyphs"
  >
    {text}
  </text>
);

const round = (px: number) => Math.round(px * 10) / 10;

interface Point {
  x: number;
  y: number;
}

/** A path through its corners, slightly rounded. */
function lineOf(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const parts = rest.map((point, index) => {
    const next = rest[index + 1];
    if (!next) return `L${at(point)}`;
    const before = rest[index - 1] ?? first;
    return `L${at(towards(point, before))}Q${at(point)} ${at(towards(point, next))}`;
  });
  return `M${at(first)}${parts.join('')}`;
}

const at = ({ x, y }: Point) => `${round(x)} ${round(y)}`;

function towards(from: Point, to: Point): Point {
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  const share = distance === 0 ? 0 : Math.min(6, distance / 2) / distance;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function headOf(points: readonly Point[]): string {
  const end = points.at(-1);
  const before = points.at(-2);
  if (!end || !before) return '';
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  const corner = (turn: number): Point => ({
    x: end.x - 8 * Math.cos(angle + turn),
    y: end.y - 8 * Math.sin(angle + turn),
  });
  return `M${at(end)}L${at(corner(0.42))}L${at(corner(-0.42))}Z`;
}
