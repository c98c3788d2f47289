import { expect, test } from 'vitest';
import { createLog } from './log';

test('the log removes personal data and passwords', () => {
  const lines: string[] = [];
  const log = createLog({ write: (line) => lines.push(line) });
  const who = { remoteAddress: '192.0.2.1', email: 'ada@analytical.example' };
  const req = { headers: { authorization: 'x' }, url: '/?email=ada@analytical.example', ...who };
  log.info({ req, res: {}, reqId: 'req-1', ...who }, 'one');
  log.warn({ err: new Error('postgres://inbox:secret@db.example/x is away') }, 'to https://u:secret@hooks.example/x');
  const time = expect.any(String);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { level: 30, time, msg: 'one' },
    { level: 40, time, err: 'postgres://***@db.example/x is away', msg: 'to https://***@hooks.example/x' },
  ]);
});
