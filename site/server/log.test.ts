import { expect, test } from 'vitest';
import { createLog, wordsOf } from './log';

test('the log keeps who sent what, and passwords, to itself', () => {
  const lines: string[] = [];
  const log = createLog({ write: (line) => lines.push(line) });
  const request = {
    headers: { authorization: 'x' },
    url: '/?email=ada@analytical.example',
    remoteAddress: '192.0.2.1',
  };
  log.info(
    { req: request, res: {}, reqId: 'req-1', remoteAddress: '192.0.2.1', email: 'ada@analytical.example' },
    'one',
  );
  log.warn(
    { err: new Error('postgres://inbox:secret@db.example/x is away') },
    'to https://user:secret@hooks.example/x',
  );
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { level: 30, time: expect.any(String), msg: 'one' },
    {
      level: 40,
      time: expect.any(String),
      err: 'postgres://***@db.example/x is away',
      msg: 'to https://***@hooks.example/x',
    },
  ]);
});

test('an error is logged with its causes', () => {
  expect(wordsOf(new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') }))).toBe(
    'fetch failed: connect ECONNREFUSED',
  );
});
