import { describe, expect, test } from 'vitest';
import { brand } from '../brand';
import { officeAt } from './office-hours';

describe('the office', () => {
  test('is open in the hours that every page gives (R29)', () => {
    expect(brand.officeHours.replace(/\s/g, ' ')).toBe('Monday to Friday 9:00 AM to 6:00 PM EST');
    const open = (time: string) => officeAt(new Date(`${time}-05:00`)).isOpen;
    expect(open('2026-11-24T08:59:00')).toBe(false);
    expect(open('2026-11-24T09:00:00')).toBe(true);
    expect(open('2026-11-24T17:59:00')).toBe(true);
    expect(open('2026-11-24T18:00:00')).toBe(false);
    expect(open('2026-11-28T12:00:00')).toBe(false);
    expect(open('2026-11-29T12:00:00')).toBe(false);
  });

  test('says when it opens next', () => {
    const opens = (time: string) => officeAt(new Date(`${time}-05:00`)).opens;
    expect(opens('2026-11-24T08:59:00')).toBe('today at 9:00\u00a0AM');
    expect(opens('2026-11-24T18:00:00')).toBe('tomorrow at 9:00\u00a0AM');
    expect(opens('2026-11-27T18:00:00')).toBe('Monday at 9:00\u00a0AM');
    expect(opens('2026-11-28T12:00:00')).toBe('Monday at 9:00\u00a0AM');
    expect(opens('2026-11-29T08:00:00')).toBe('tomorrow at 9:00\u00a0AM');
  });

  test('has the time of Wilmington, in summer too', () => {
    expect(officeAt(new Date('2026-11-24T14:40:00Z')).time).toBe('9:40\u00a0AM');
    expect(officeAt(new Date('2026-07-24T13:40:00Z')).time).toBe('9:40\u00a0AM');
  });
});
