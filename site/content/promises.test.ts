import type { CallTranscript } from '@halloway/ui';
import { describe, expect, test } from 'vitest';
import { brand } from '../brand';
import { answerDays, retentionDays } from '../retention';
import { about } from './about';
import { articles } from './articles';
import { careers } from './careers';
import { builtFor } from './compliance';
import { content, sources, strings } from './everything.testing';
import { home } from './home';
import { homeResults } from './home-results';

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

  test('greets in 8 to 18 words, which fit its drawing', () => {
    for (const { at, value } of greetings) {
      const words = value.split(/\s+/).length;
      expect(words, at).toBeGreaterThanOrEqual(8);
      expect(words, at).toBeLessThanOrEqual(18);
    }
  });

  test('asks visitors nothing, since no page listens; only the greeting of a call goes on in it', () => {
    for (const { at, value } of greetings.filter(({ at }) => !/^\.\/(home|greeting)\.ts/.test(at)))
      expect(value, at).not.toMatch(/\?|\b(tell|give|ask|point|put) (me|us|a)\b|go ahead/i);
  });

  test('calls only people who agreed or asked for it, on the industry pages too (the article of trends)', () => {
    const outbound =
      /\bcalls (back|clients|users|tenants|buyers|patients|customers|before|ahead|when)\b|\b(get|gets) a call\b|\b(is|are) called\b|asked which one|are offered|party that/i;
    const said = strings.filter(({ at, value }) => at.startsWith('./industries/') && outbound.test(value));
    expect(said.length).toBeGreaterThanOrEqual(9);
    for (const { at, value } of said.filter(({ at }) => !/ (lines|call|record|fields) /.test(at)))
      expect(value, at).toMatch(/agreed|asked (for|to)|events manager/);
  });

  test('introduces itself in the workbench too', () => {
    const stories = import.meta.glob<string>('../../src/**/*.stories.tsx', {
      eager: true,
      query: '?raw',
      import: 'default',
    });
    const openings = Object.entries(stories).flatMap(([file, text]) => {
      const [, first] = /agent: true,\s*text:\s*'([^']*)'/.exec(text) ?? [];
      return first ? [{ file, first }] : [];
    });
    expect(openings.length).toBeGreaterThanOrEqual(3);
    for (const { file, first } of openings) {
      expect(firstSentence(first), file).toMatch(/\bAI\b/);
      expect(first.split('?')[0], file).toMatch(announcesRecording);
    }
  });

  test('speaks its lines in order of time', () => {
    for (const { at, value } of content.filter(({ value }) => isCall(value))) {
      const { lines, outcome } = value as CallTranscript;
      const times = [...lines.map((line) => line.at), outcome.at];
      expect(times, at).toEqual([...new Set(times)].sort((a, b) => a - b));
    }
  });

  test('never asks for a code, which the phishing page calls a sign of a scam', () => {
    for (const { at, value } of content.filter(({ value }) => isCall(value)))
      for (const { agent, text } of (value as CallTranscript).lines)
        if (agent) expect(text, at).not.toMatch(/\bcode\b.*\?/);
  });

  test('says that it is an AI in the questions on Home, without an "if"', () => {
    const answer = homeResults.faq.questions.find(({ id }) => id === 'disclosure')?.answer ?? '';
    expect(answer).toMatch(/^Yes\..*in its first sentence that it is an AI/);
    expect(answer).not.toMatch(/\b(can|should|may) say\b/);
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

  test('says in the terms what “HIPAA-compliant” means, the word of the healthcare page (terms 4.6, D40)', () => {
    const [, clause = ''] = /4\.6 (.*?) ## 5/.exec(source('./legal/terms.mdx')) ?? [];
    expect(clause).toMatch(
      /Where the Site calls a solution HIPAA-compliant, it means that .*business associate agreement/,
    );
    expect(clause).toMatch(/does not claim a certificate/);
  });

  test('names the business associate agreement for health information (agreement 7.5)', () => {
    expect(source('./industries/healthcare.ts')).toMatch(/business associate agreement/);
    expect(source('./receptionist.ts')).toMatch(
      /business associate agreement[^']*trial|trial[^']*business associate agreement/,
    );
  });

  test('spells DPDPA out, and names the rights of people in India', () => {
    for (const file of ['./legal/terms.mdx', './legal/eula.mdx', './legal/privacy.mdx', './home-results.ts'])
      expect(source(file), file).toMatch(/\{dpdpa\}/);
    expect(source('./legal/privacy.mdx')).toMatch(/### In India .*nominate.*Data Protection Board/);
  });
});

test('a recruiter invites in writing, and checks every result (agreement 5.2 and 5.6, the ethics article)', () => {
  const talent = source('./agents/talent.ts');
  expect(talent).toMatch(/recruiter (reads|checks) every result/);
  expect(talent).not.toMatch(/At first a recruiter/);
  expect(talent).toMatch(/invitation in writing|written invitation/);
  expect(talent).not.toMatch(/application then starts a call/);
});

test('the agreement forbids sole reliance in an emergency, not help with one (agreement 2.4)', () => {
  expect(source('./legal/eula.mdx')).toMatch(/rely on the Services alone to reach emergency services/);
});

test('testimonials, people and calls are called illustrations, in the terms and beside the testimonials (terms 4.3)', () => {
  const [, terms] = /4\.3 (.*?) 4\.4/.exec(source('./legal/terms.mdx')) ?? [];
  for (const what of [/calls/i, /people/, /testimonials/, /invented/]) expect(terms).toMatch(what);
  expect(source('./receptionist.ts')).toMatch(/testimonials: \{[^}]*invented/);
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

  test('has a way to have data deleted, and says why there is no representative in Europe', () => {
    expect(policy).toMatch(/### How to have something deleted/);
    expect(policy).toMatch(/Article 27 .*does not (ask|require).*representative/);
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

test('we have no telephone number, so no text asks to call one', () => {
  for (const [file, text] of Object.entries(sources)) expect(text, file).not.toMatch(/["'`(]tel:/);
  for (const { at, value } of strings) expect(value, at).not.toMatch(/when you call\b(?! it)|our (phone|demo) line/i);
  for (const [file, text] of Object.entries(sources).filter(([file]) => /articles/.test(file)))
    expect(text, file).not.toMatch(/ours included|\bdial(s|ed|ing)?\b/i);
  expect(source('../pages/article.tsx')).toContain('<Demo />');
});

test('articles that have been updated name years, since “this year” has become another', () => {
  for (const [file, text] of Object.entries(sources).filter(([file]) => /articles/.test(file)))
    expect(text, file).not.toMatch(
      /\bthis (year|fall|spring|summer|winter)\b|\blast year many|since (January|February)[,. ](?!\d)/i,
    );
});

describe('jobs', () => {
  test('have department, description, and a pay range, as several US states require for remote jobs (R57, R94)', () => {
    for (const { title, pay, department, description } of careers.openings.jobs) {
      expect(department).not.toBe('');
      expect(description.length).toBeGreaterThan(80);
      expect(pay.from, title).toBeGreaterThan(50_000);
      expect(pay.to, title).toBeGreaterThan(pay.from);
      expect(pay.to / pay.from, `${title}: a range so wide says nothing`).toBeLessThanOrEqual(1.6);
    }
  });

  test('are open to all applicants, and say how to ask for an accommodation', () => {
    expect(careers.before.equal.description).toMatch(/equal-opportunity employer/);
    expect(careers.before.accommodation.description).toMatch(/need an accommodation to apply or to interview/);
  });
});

test('the timeline on About has every product before the first article about it', () => {
  const products = {
    '/support': /support/i,
    '/virtual-receptionist': /receptionist/i,
    '/pricing': /receptionist/i,
    '/talent': /talent/i,
    '/bdr': /sales outreach/i,
    '/phishing': /phishing/i,
  };
  const since = (name: RegExp) => {
    const milestone = about.timeline.milestones.find(({ title, description }) => name.test(`${title} ${description}`));
    return new Date(`1 ${milestone?.date} UTC`);
  };
  const early = articles.flatMap(({ slug, date }) =>
    Object.entries(products)
      .filter(([path]) => source(`./articles/${slug}.mdx`).includes(`](${path})`))
      .filter(([, name]) => !(since(name) <= new Date(`${date} UTC`)))
      .map(([path]) => `${slug} of ${date}: ${path}`),
  );
  expect(early).toEqual([]);
});

test('policies of January 2025 name nothing that began later (R64)', () => {
  for (const file of ['./legal/privacy.mdx', './legal/terms.mdx', './legal/cookies.mdx'])
    expect(source(file), file).not.toMatch(/\bBDR\b|receptionist page|phishing/i);
});

describe('the cookie policy', () => {
  const policy = source('./legal/cookies.mdx');

  const declared = (name: string, code: string) => new RegExp(`const ${name} = '([^']+)'`).exec(code)?.[1];
  /** `local hw-theme`: every key of every storage, from the calls that use it. */
  const kept = new Set(
    scripts.flatMap(({ file, code }) =>
      [...code.matchAll(/\b(local|session)Storage\.\w+\((['`]?)([\w-]+)/g)].map(([call, storage, quote, key = '']) => {
        // A parameter is the product's argument, or the default in its file.
        const fallback = /\b[A-Z]+_KEY\b/.exec(code)?.[0];
        const value = quote ? key : (declared(key, code) ?? (fallback && declared(fallback, code)));
        if (!value) throw new Error(`The key of ${call} in ${file} cannot be read: name it by a constant.`);
        return `${storage} ${value}`;
      }),
    ),
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

test('the policies name the buttons that lead to the dashboard; Enterprise opens an email (R48, R49)', () => {
  for (const file of ['./legal/cookies.mdx', './legal/privacy.mdx'])
    expect(source(file), file).toMatch(/buttons for the Free, Pro, and Business plans of transcription/);
});

test('an agent does not connect to 911: it asks the caller to dial it (agreement 5.7)', () => {
  for (const { at, value } of strings.filter(({ value }) => value.includes('911')))
    expect(value, at).toMatch(/hang up and dial 911/);
});

test('partners learn of a customer’s calls only with the customer’s consent (agreement 7.2 and 7.11)', () => {
  expect(source('./partnership.ts')).toMatch(/which calls go wrong and why, where the customer agrees/);
});

test('speakers are distinguished, not recognized: the sample’s names were typed in (privacy policy)', () => {
  expect(source('./transcribe.ts')).toMatch(/Speaker 1/);
  expect(source('./transcribe.ts')).not.toMatch(/the name beside|who spoke/);
  expect(source('./legal/privacy.mdx')).toMatch(/Speaker 1/);
});

test('the postal address is defined in brand.ts alone, and cannot exist: its ZIP code is unassigned', () => {
  const elsewhere = Object.entries(sources).filter(
    ([file, text]) => file !== '../brand.ts' && (text.includes(brand.address.street) || /\bDE 19\d{3}\b/.test(text)),
  );
  expect(elsewhere.map(([file]) => file)).toEqual([]);
  expect(brand.address.postalCode).toBe('19800');
});

test('/bdr/waitlist stores no entry, so it offers no call and no entry of another person (terms 3.2 and 5.4)', () => {
  expect(source('./bdr-waitlist.ts')).not.toMatch(/We call you/);
  expect(source('./bdr-waitlist.ts')).toMatch(/We write to you/);
  expect(source('../pages/bdr-waitlist.tsx')).toContain('again: thanks.again');
  expect(source('./bdr-waitlist.ts')).not.toMatch(/again: '[^']*(add|another)/i);
});

test('the current year comes from the build, and is written nowhere by hand', () => {
  expect(source('../app/footer.tsx')).toMatch(/© \$\{import\.meta\.env\.VITE_BUILD_YEAR}/);
  for (const [file, text] of Object.entries(sources)) expect(text, file).not.toMatch(/© ?20\d\d/);
});
