import type { CallTranscript } from '@halloway/ui';
import { describe, expect, test } from 'vitest';
import { answerDays, retentionDays } from '../retention';
import { builtFor } from './compliance';
import { content, sources, strings } from './everything.testing';
import { home } from './home';

/** Checks the words of every page against the legal texts (D33). */

/** The code that runs in a visitor's browser: the site and the library, without tests, stories and the server. */
const scripts = Object.entries({
  ...import.meta.glob<string>(
    ['../{app,content,forms,pages}/**/*.{ts,tsx}', '../*.ts', '!../**/*.{test,testing}.ts', '!../**/development.ts'],
    { eager: true, query: '?raw', import: 'default' },
  ),
  ...import.meta.glob<string>(
    [
      '../../src/**/*.{ts,tsx}',
      '!../../src/**/*.{test,stories,driver,examples,testing}.{ts,tsx}',
      '!../../src/testing/**',
      '!../../src/**/*.css.ts',
    ],
    { eager: true, query: '?raw', import: 'default' },
  ),
}).map(([file, text]) => ({ file, code: text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '') }));
const source = (path: string) => {
  const text = sources[path];
  if (!text) throw new Error(`There is no ${path}.`);
  return text.replace(/\s+/g, ' ');
};

const isCall = (value: unknown): value is CallTranscript =>
  typeof value === 'object' && value !== null && 'lines' in value && 'outcome' in value;

/** The first line of a call: of an agent's call the agent's, otherwise the first speaker's. */
const openings = content.flatMap(({ at, value }) => {
  // What follows an answer is not an opening.
  if (!isCall(value) || at.includes(' choices ')) return [];
  // Home's call continues the greeting of its hero.
  const greeting = at.startsWith('./home.ts') ? [{ agent: true, text: home.hero.greeting }] : [];
  const lines = [...greeting, ...value.lines];
  const first = lines.find(({ agent }) => agent) ?? lines[0];
  return [{ at, isAgent: Boolean(first?.agent), text: first?.text ?? '' }];
});

const greetings = strings.filter(({ at }) => at.endsWith(' greeting'));
const firstSentence = (text: string) => text.split(/(?<=[.?!])\s/)[0];
const announcesRecording = /\b(record|transcri)/i;

describe('an agent (agreement 5.4 and 5.5, D33)', () => {
  test('has all its calls and greetings in this test', () => {
    expect(openings.length).toBeGreaterThanOrEqual(12);
    expect(greetings.length).toBeGreaterThan(0);
  });

  test('says first that it is an AI, in a greeting and in every sentence that is drawn beside other content', () => {
    const drawn = strings.filter(({ at }) => at.endsWith(' sentence'));
    expect(drawn.length).toBeGreaterThan(0);
    for (const { at, value } of [...greetings, ...drawn]) expect(firstSentence(value), at).toMatch(/\bAI\b/);
  });

  test('gives the name of the company in the first sentence of a call, as the ethics article asks (D33)', () => {
    expect(source('./articles/ai-ethics.mdx')).toMatch(/The first sentence gives the company’s name/);
    const companies =
      /Northline Dental|Corvane Scheduling|Copperline Kitchen|Stanwick Freight|Dunmore Plumbing|Riverbend Clinic|Hotel Belmira|Brightwater Realty|Larkfield Outfitters|Quillmark Systems|Asherton Wealth/;
    for (const { at, text } of openings.filter(({ isAgent }) => isAgent)) {
      expect(firstSentence(text), at).toMatch(companies);
      expect(firstSentence(text), at).toMatch(/\bAI\b/);
    }
  });

  test('announces the recording or the transcript of a call before its first question', () => {
    for (const { at, text } of openings) expect(text.split('?')[0], at).toMatch(announcesRecording);
  });

  test('speaks its lines in order of time', () => {
    for (const { at, value } of content.filter(({ value }) => isCall(value))) {
      const { lines, outcome } = value as CallTranscript;
      const times = [...lines.map((line) => line.at), outcome.at];
      expect(times, at).toEqual([...new Set(times)].sort((a, b) => a - b));
    }
  });
});

describe('compliance (terms 4.6, agreement 7.5)', () => {
  test('is claimed in one wording wherever frameworks are listed (R23, D40)', () => {
    const listed = strings.filter(({ at, value }) => /\bSOC\s?2\b/.test(value) && !at.startsWith('./compliance.ts'));
    expect(listed.length).toBeGreaterThanOrEqual(4);
    for (const { at, value } of listed) expect(value, at).toContain(builtFor);
    for (const file of ['./legal/terms.mdx', './legal/eula.mdx', './legal/privacy.mdx'])
      expect(source(file), file).toContain('{builtFor}');
    expect(builtFor).toBe('built for customers who answer to SOC\u00a02, HIPAA or DPDPA');
  });

  test('is claimed nowhere beyond that wording', () => {
    for (const [file, text] of Object.entries(sources)) {
      const claims = text
        .replaceAll('HIPAA-compliant solutions', '')
        .replace(/Where the Site calls a solution HIPAA-compliant, it means that/, '');
      expect(claims, file).not.toMatch(/(SOC\s?2|HIPAA|DPDPA)[^.\n]{0,60}(complian(ce|t)|certified)/);
      expect(claims, file).not.toMatch(/compl(y|ies) with (SOC\s?2|HIPAA|DPDPA)/);
    }
  });
});

describe('the privacy policy', () => {
  const policy = source('./legal/privacy.mdx');

  test('gives retention in days, equal to the server’s settings', () => {
    for (const kind of Object.keys(retentionDays)) expect(policy, kind).toContain(`{retentionDays.${kind}} days`);
    expect(policy).toContain('{answerDays} days');
    expect(answerDays).toBeLessThanOrEqual(30);
    expect(policy).not.toMatch(/as long as we may need|only as long as|\bbriefly\b/);
  });

  test('takes every number of days from the retention table, as the sentences of the forms do', () => {
    for (const file of ['./legal/privacy.mdx', './legal/cookies.mdx'])
      expect(source(file), file).not.toMatch(/\b\d+\s+(hours|days|weeks|months|years)\b(?! old)/);
    const known = new Set([...Object.values(retentionDays), answerDays]);
    const figures = strings
      .filter(({ value }) => /\b(erase|delete|keep|kept)\b/i.test(value))
      .flatMap(({ at, value }) =>
        [...value.matchAll(/(\d+)[\s\u00a0]days/g)].map(([, days]) => ({ at, days: Number(days) })),
      );
    expect(figures.length).toBeGreaterThanOrEqual(2);
    for (const { at, days } of figures) expect(known, at).toContain(days);
  });

  test('says when text is read aloud, and that a greeting may leave the device for it', () => {
    expect(scripts.some(({ code }) => code.includes('speechSynthesis'))).toBe(true);
    expect(policy).not.toMatch(/If you turn its sound on/);
    expect(policy).toMatch(
      /When you press play, your own browser reads the words aloud, unless you have switched sound off.*online service of their maker.*greeting that you write/,
    );
  });

  test('says that a greeting in an address is behind the #, which no server receives (D37)', () => {
    expect(policy).toMatch(/greeting .*after the number sign. A browser does not send that part/);
    const shared = scripts.filter(({ code }) => /['"`]\/?\?say=/.test(code));
    expect(shared.map(({ file }) => file)).toEqual([]);
  });

  test('lists everything that scripts keep on a visitor’s device', () => {
    const reached = scripts.flatMap(({ file, code }) =>
      [
        // The clipboard is written when a visitor copies something, and never read.
        ...code
          .replaceAll(/navigator\.clipboard\??\.writeText/g, '')
          .matchAll(/\bnavigator\.(\w+)|\b(getUserMedia|geolocation|Notification|RTCPeerConnection)\b/g),
      ].map(([, name, other]) => `${file} ${name ?? other}`),
    );
    expect(reached, 'Say in the privacy policy what is asked for and why, and list it here').toEqual([]);
    expect(policy).toMatch(/never asks for your microphone, your camera, or your location/);
  });

  test('lists every form that sends, and no call, player or calculator sends anything (R93)', () => {
    const senders = scripts.flatMap(({ file, code }) =>
      [...code.matchAll(/(?<![.\w])(fetch\(\w[\w.]*|XMLHttpRequest|sendBeacon|WebSocket|EventSource)/g)].map(
        ([call]) => `${file} ${call}`,
      ),
    );
    // Forms whose code does not arrive, as the browser would post them.
    expect(senders.toSorted()).toEqual(['../app/entry.ts fetch(form.action', '../forms/backend.ts fetch(url']);
    for (const form of ['Contact', 'Career application', 'Newsletter', 'Waitlist'])
      expect(policy).toContain(`label: '${form}'`);
  });
});

describe('third parties', () => {
  /** Hosts of links, and how both policies or the terms name them. */
  const named: [host: RegExp, policy: string, words: RegExp][] = [
    [/^dashboard\.halloway\.example$/, './legal/cookies.mdx', /The dashboard is a different website/],
    [/^www\.halloway\.example$/, './legal/privacy.mdx', /This policy|this website/i],
    [/^(linkedin|x|youtube)\.example$/, './legal/cookies.mdx', /links in the footer that lead to social networks/],
    [
      /^(frontofficeletter|hiringquarterly|contactdesk)\.example$/,
      './legal/cookies.mdx',
      /publishers of news stories, have rules of their own/,
    ],
  ];
  const prose = Object.entries(sources).flatMap(([file, text]) => (file.endsWith('.mdx') ? text : []));
  /** Names of vocabularies and specifications, to which no request is sent. */
  const vocabularies = /^(schema\.org|www\.w3\.org|www\.sitemaps\.org|purl\.org)$/;
  /** The address that an error message gives as an example of one: no link leads there. */
  const example = 'company.example';

  test('are named in the policies, for each host in the site’s code or words', () => {
    const hosts = new Set(
      [...scripts.map(({ code }) => code), ...strings.map(({ value }) => value), ...prose]
        .flatMap((text) => [...text.matchAll(/https?:\/\/([\w.-]+)/g)])
        .map(([, host = '']) => host)
        .filter((host) => !vocabularies.test(host) && host !== example),
    );
    expect(hosts.size).toBeGreaterThan(5);
    for (const host of hosts) {
      const row = named.find(([pattern]) => pattern.test(host));
      expect(row, `${host} is in no row of this test: say in a policy what it is, and name it here`).toBeDefined();
      if (row) expect(source(row[1]), host).toMatch(row[2]);
    }
  });

  test('serve no script, style, font or picture of a page', () => {
    for (const [file, text] of Object.entries(sources))
      expect(text.match(/(src|srcSet|poster)=\{?["'`]https?:/g), file).toBeNull();
  });
});

describe('the cookie policy', () => {
  const policy = source('./legal/cookies.mdx');

  const declared = (name: string, code: string) => new RegExp(`const ${name} = '([^']+)'`).exec(code)?.[1];
  /** `local hw-theme`: every key of every storage, from the calls that use it. */
  const kept = new Set(
    scripts.flatMap(({ file, code }) => [
      // What site/hydration/session.ts keeps.
      ...[...code.matchAll(/\brecall(?:<\w+>)?\('([\w-]+)'\)/g)].map(([, key]) => `session ${key}`),
      ...[...code.matchAll(/\b(local|session)Storage\.\w+\((['`]?)([\w-]+)/g)].map(
        ([call, storage, quote, key = '']) => {
          // A parameter is the product's argument, or the default in its file.
          const fallback = /\b[A-Z]+_KEY\b/.exec(code)?.[0];
          const value = quote ? key : (declared(key, code) ?? (fallback && declared(fallback, code)));
          if (!value) throw new Error(`The key of ${call} in ${file} cannot be read: name it by a constant.`);
          return `${storage} ${value}`;
        },
      ),
    ]),
  );
  const rows = [
    ...policy.matchAll(/label: <>[^<]*in (local|session) storage, under the key <code>([\w-]+)<\/code><\/>/g),
  ].map(([, storage, key]) => `${storage} ${key}`);

  test('has a row for every key that the site or the library stores in a browser, and no other', () => {
    expect(kept).toContain('local hw-sound');
    expect(rows.toSorted()).toEqual([...kept].toSorted());
  });

  test('says that nothing is stored in another way, and the code agrees', () => {
    for (const { file, code } of scripts)
      expect(code, file).not.toMatch(
        /document\.cookie|cookieStore|indexedDB|caches\.|serviceWorker|navigator\.storage/,
      );
    expect(policy).toMatch(/This website sets no cookies|this website sets no cookies/);
  });
});

test('the current year comes from the build, and is written nowhere by hand', () => {
  expect(source('../app/footer.tsx')).toMatch(/© \$\{import\.meta\.env\.VITE_BUILD_YEAR}/);
  for (const [file, text] of Object.entries(sources)) expect(text, file).not.toMatch(/© ?20\d\d/);
});
