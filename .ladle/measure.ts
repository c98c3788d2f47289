/** While Alt is held, shows the box, spacing, type, tokens and contrast of an element of the story. */
import { vars } from '../src/theme/contract.css';

const COLORS = Object.values(vars.color);

/** Measures the element under the pointer or with focus, until it is stopped. */
export function measureOnAlt(): () => void {
  let over: Element | null = null;
  const note = document.createElement('div');
  note.ariaHidden = 'true';
  note.popover = 'manual';
  note.dataset.measure = '';

  const show = () => {
    const element = over ?? document.activeElement;
    if (!element || element === document.documentElement || note.contains(element)) return;
    if (!note.isConnected) document.body.append(note);
    note.replaceChildren(...drawn(element));
    if (!note.matches(':popover-open')) note.showPopover();
  };
  const hide = () => note.remove();
  const move = ({ target, altKey }: PointerEvent) => {
    over = target instanceof Element ? target : null;
    if (altKey) show();
    else hide();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Alt') return;
    // Alt alone would move the focus to the browser's menu.
    event.preventDefault();
    show();
  };
  const release = ({ key }: KeyboardEvent) => key === 'Alt' && hide();

  addEventListener('pointermove', move);
  addEventListener('keydown', press);
  addEventListener('keyup', release);
  addEventListener('blur', hide);
  return () => {
    hide();
    removeEventListener('pointermove', move);
    removeEventListener('keydown', press);
    removeEventListener('keyup', release);
    removeEventListener('blur', hide);
  };
}

function drawn(element: Element): HTMLElement[] {
  const { left, top, width, height } = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  const frame = document.createElement('div');
  place(frame, { left, top, width, height });
  frame.style.outline = '2px solid #e8501a';
  frame.style.background = 'rgb(232 80 26 / 0.12)';
  const words = document.createElement('pre');
  words.textContent = described(element, style, width, height).join('\n');
  Object.assign(words.style, {
    position: 'fixed',
    left: `${Math.max(8, Math.min(left, innerWidth - 300))}px`,
    ...(top + height + 140 < innerHeight || top < 140
      ? { top: `${Math.min(top + height + 6, innerHeight - 136)}px` }
      : { bottom: `${innerHeight - top + 6}px` }),
    margin: '0',
    padding: '8px',
    maxInlineSize: '290px',
    whiteSpace: 'pre-wrap',
    font: '12px/1.5 ui-monospace, monospace',
    direction: 'ltr',
    textAlign: 'left',
    color: '#fff',
    background: '#101714',
  });
  return [frame, words];
}

function place(frame: HTMLElement, { left, top, width, height }: Record<'left' | 'top' | 'width' | 'height', number>) {
  Object.assign(frame.style, {
    position: 'fixed',
    left: `${left}px`,
    top: `${top}px`,
    inlineSize: `${width}px`,
    blockSize: `${height}px`,
    pointerEvents: 'none',
  });
}

function described(element: Element, style: CSSStyleDeclaration, width: number, height: number): string[] {
  const px = (number: number) => Math.round(number * 10) / 10;
  const part = element.getAttribute('data-part');
  const ground = groundOf(element);
  const ratio = contrast(rgb(style.color), rgb(ground));
  return [
    `${element.localName}${part ? ` [${part}]` : ''}  ${px(width)} × ${px(height)}`,
    `padding ${style.padding}  margin ${style.margin}`,
    `${style.fontWeight} ${style.fontSize}/${style.lineHeight} ${style.fontFamily.split(',')[0]}`,
    `color ${named(style.color)} on ${named(ground)}`,
    `contrast ${ratio.toFixed(2)}:1 ${ratio >= 7 ? 'AAA' : ratio >= 4.5 ? 'AA' : ratio >= 3 ? 'AA for large text' : 'too low'}`,
  ];
}

/** The background color behind an element, if it is a single color. */
function groundOf(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (rgb(backgroundColor)[3] === 1) return backgroundColor;
  }
  return 'rgb(255, 255, 255)';
}

/** The names of the theme variables that have this color. */
function named(color: string): string {
  const probe = document.createElement('i');
  document.body.append(probe);
  const tokens = COLORS.filter((variable) => {
    probe.style.color = variable;
    return getComputedStyle(probe).color === color;
  });
  probe.remove();
  return tokens.length > 0 ? tokens.map((token) => token.replace(/^var\((.+?)\)$/, '$1')).join(', ') : color;
}

/** Red, green, blue from 0 to 1, and alpha, of any CSS color. */
function rgb(color: string): [number, number, number, number] {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return [0, 0, 0, 1];
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red / 255, green / 255, blue / 255, alpha / 255];
}

type Rgb = readonly [number, number, number, number];

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const luminance = ([red, green, blue]: Rgb) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
