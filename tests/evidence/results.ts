/** Reads accepted results, for the workbench and the conformance report. */

/** A row of `transitions/NAME.md`. */
export interface TransitionRow {
  from: string;
  /** With its guard: `submit [valid]`. */
  event: string;
  to: string;
  keyboard: string;
  touch: string;
  pointer: string;
}

export function readTransitions(text: string): TransitionRow[] {
  return text
    .split('\n')
    .filter((line) => /^\| (?!from \||---)/.test(line))
    .map((line) => {
      const [from = '', event = '', to = '', keyboard = '', touch = '', pointer = ''] = line
        .slice(2, -2)
        .split(/(?<!\\) \| /)
        .map((cell) => cell.replaceAll('\\|', '|'));
      return { from, event, to, keyboard, touch, pointer };
    });
}

/** The announcements of `announcements/NAME.md`: by story, and by transition (`idle · submit [valid] → submitting`). */
export interface Announcements {
  states: ReadonlyMap<string, readonly string[]>;
  transitions: ReadonlyMap<string, readonly string[]>;
}

export function readAnnouncements(text: string): Announcements {
  const chapter = (title: string, heading: string, line: string) => {
    const part = text.split(/^## /m).find((one) => one.startsWith(title)) ?? '';
    const sections = `\n${part}`.split(`\n${heading}`).slice(1);
    return new Map(
      sections.map((section): [string, string[]] => {
        const [name = '', ...lines] = section.split('\n');
        return [name, lines.filter((one) => one.startsWith(line)).map((one) => one.slice(line.length))];
      }),
    );
  };
  return { states: chapter('States', '### ', '- '), transitions: chapter('After each', '- ', '  - ') };
}
