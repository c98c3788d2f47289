/** The office's time zone, and its hours there: those of brand.officeHours. */
const timeZone = 'America/New_York';
const [opens, closes] = [9, 18];
const weekend = ['Sat', 'Sun'];

const clock = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
const parts = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short', hour: 'numeric', hourCycle: 'h23' });

/** The time in the office at a moment, and whether someone is in. */
export function officeAt(moment: Date): { time: string; isOpen: boolean } {
  const of = Object.fromEntries(parts.formatToParts(moment).map(({ type, value }) => [type, value]));
  const hour = Number(of.hour);
  const isOpen = !weekend.includes(of.weekday ?? '') && hour >= opens && hour < closes;
  // Some engines separate AM and PM by a narrow space.
  return { time: clock.format(moment).replace(/\s/g, '\u00a0'), isOpen };
}
