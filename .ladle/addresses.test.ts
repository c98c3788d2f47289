import { describe, expect, test } from 'vitest';
import { fitting, isLike } from './props-controls/fitting';
import { formatSettings, LONGEST, parseSettings } from './settings';

const query = (name: string, value: unknown) =>
  parseSettings(`?${new URLSearchParams({ [name]: typeof value === 'string' ? value : JSON.stringify(value) })}`);

describe('an address of the workbench', () => {
  test('round-trips', () => {
    const settings = parseSettings('?viewport=390&motion=reduce&state=failed&at=1500&tab=props&compare=states');
    const again = parseSettings(`?${new URLSearchParams(formatSettings(settings))}`);
    expect(again).toEqual(settings);
    expect(again).toMatchObject({ viewport: 390, motion: 'reduce', state: 'failed', at: 1500 });
  });

  test('gives a component only what its controls can write', () => {
    const props = { Button: { variant: 'primary', disabled: true, size: 2 } };
    expect(query('props', props).props).toEqual(props);
    for (const trick of [
      { Button: { dangerouslySetInnerHTML: { __html: '<img src=x onerror=alert(1)>' } } },
      { Button: { children: { a: 1 } } },
      { Button: { children: null } },
      { Button: 'primary' },
      ['Button'],
      'no JSON',
    ])
      expect(query('props', trick).props).toEqual({});
  });

  test('gives no prop that has no control, and no value of another type', () => {
    const control = { options: [], required: false, default: '', type: '', description: '' };
    const controls = {
      Button: [
        { ...control, name: 'children', kind: 'text' as const },
        { ...control, name: 'variant', kind: 'choice' as const, options: ['"primary"'] },
        { ...control, name: 'icon', kind: 'value' as const },
      ],
    };
    const given = { Button: { children: 'Call', variant: 'huge', icon: 'x', href: 'javascript:0' }, Other: { a: 1 } };
    expect(fitting(given, controls)).toEqual({
      props: { Button: { children: 'Call' } },
      refused: ['Button.variant', 'Button.icon', 'Button.href', 'Other.a'],
    });
  });

  test('sends no event whose data is of another kind than in the examples of its type', () => {
    const examples = [
      { type: 'change', field: 'name', value: 'Ada' },
      { type: 'change', field: 'file', value: null },
      { type: 'submit' },
    ];
    for (const good of [{ type: 'change', field: 'name', value: '' }, { type: 'submit' }, { type: 'other', at: 1 }])
      expect(isLike(good, examples), JSON.stringify(good)).toBe(true);
    for (const bad of [
      { type: 'change', field: {}, value: '' },
      { type: 'change', field: 'name', value: [] },
      { type: 'change' },
    ])
      expect(isLike(bad, examples), JSON.stringify(bad)).toBe(false);
  });

  test('makes no file that the browser has no memory for', () => {
    const played = query('events', [
      [0, 'form', { type: 'change', value: { $file: { name: 'a.pdf', size: 2e9 } } }],
    ]).played;
    const event = played[0]?.event as { value?: File } | undefined;
    expect(event?.value?.size).toBeLessThan(1e8);
  });

  test('limits times to an hour, and ignores those before zero', () => {
    expect(query('at', '999999999999').at).toBe(LONGEST);
    expect(query('at', '-1').at).toBeUndefined();
    const pause = { type: 'pause' };
    expect(query('events', [[10, 'hero-phrases', pause]]).played).toHaveLength(1);
    expect(query('events', '[[1e400,"hero-phrases",{"type":"pause"}]]').played).toEqual([]);
    expect(query('events', [[-1, 'hero-phrases', pause]]).played).toEqual([]);
  });
});
