/** The office's time zone, and its hours there: those of brand.officeHours. */
const timeZone = 'America/New_York';
const [opens, closes] = [9, 18];

const clock = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
const parts = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short', hour: 'numeric', hourCycle: 'h23' });

/** The time in the office at a moment, whether someone is in, and if not, on which day and at what time someone is. */
export function officeAt(moment: Date): { time: string; isOpen: boolean; opens: string } {
  const { weekday = '', hour } = Object.fromEntries(
    parts.formatToParts(moment).map(({ type, value }) => [type, value]),
  );
  const isWeekday = !weekday.startsWith('S');
  const isEarly = isWeekday && Number(hour) < opens;
  const isOpen = isWeekday && !isEarly && Number(hour) < closes;
  const day = isEarly ? 'today' : weekday === 'Fri' || weekday === 'Sat' ? 'Monday' : 'tomorrow';
  // Some engines separate AM and PM by a narrow space.
  return { time: clock.format(moment).replace(/\s/g, '\u00a0'), isOpen, opens: `${day} at 9:00\u00a0AM` };
}
