/** Reports as OpenACR, the format of https://github.com/GSA/openacr (its schema 0.1.0), one document for each report. */
import { stringify } from 'yaml';
import { z } from 'zod';
import { type Criterion, criteria } from './criteria';

/** VPAT 2.5, WCAG edition: exactly the criteria of these reports. */
export const CATALOG = '2.5-edition-wcag-2.2-en';

const contact = z.strictObject({
  name: z.string().optional(),
  company_name: z.string().optional(),
  email: z.string().includes('@'),
  website: z.url().optional(),
});
const level = z.enum(['supports', 'partially-supports', 'does-not-support', 'not-applicable', 'not-evaluated']);
const criterion = z.strictObject({
  num: z.enum(criteria.map(({ num }) => num)),
  components: z.tuple([
    z.strictObject({ name: z.literal('web'), adherence: z.strictObject({ level, notes: z.string().min(1) }) }),
  ]),
});

/** The numbers of all criteria of a level, each once and in order. */
const chapter = (of: Criterion['level']) =>
  z.strictObject({
    notes: z.string(),
    criteria: z
      .array(criterion)
      .refine((all) => JSON.stringify(all.map(({ num }) => num)) === JSON.stringify(numbersOf(of)), {
        message: `every criterion of level ${of}, once and in order`,
      }),
  });

const numbersOf = (of: Criterion['level']) => criteria.filter(({ level }) => level === of).map(({ num }) => num);

/** The part of OpenACR that our reports use. */
export const openAcr = z.strictObject({
  title: z.string().min(1),
  product: z.strictObject({ name: z.string().min(1), version: z.string(), description: z.string() }),
  author: contact,
  vendor: contact,
  report_date: z.iso.date(),
  last_modified_date: z.iso.date(),
  version: z.int().positive(),
  notes: z.string(),
  evaluation_methods_used: z.string(),
  legal_disclaimer: z.string(),
  repository: z.url(),
  feedback: z.url(),
  license: z.string(),
  catalog: z.literal(CATALOG),
  chapters: z.strictObject({
    success_criteria_level_a: chapter('A'),
    success_criteria_level_aa: chapter('AA'),
  }),
});

export type OpenAcr = z.infer<typeof openAcr>;

export interface Adherence {
  criterion: Criterion;
  level: z.infer<typeof level>;
  notes: string;
}

export function chaptersOf(adherences: readonly Adherence[]): OpenAcr['chapters'] {
  const of = (wanted: Criterion['level']) => ({
    notes: '',
    criteria: adherences
      .filter(({ criterion }) => criterion.level === wanted)
      .map(({ criterion, level, notes }) => ({
        num: criterion.num,
        components: [{ name: 'web', adherence: { level, notes } }] as [
          { name: 'web'; adherence: { level: Adherence['level']; notes: string } },
        ],
      })),
  });
  return { success_criteria_level_a: of('A'), success_criteria_level_aa: of('AA') };
}

/** @throws when it is not valid OpenACR. */
export const writeOpenAcr = (report: OpenAcr): string => stringify(openAcr.parse(report), { lineWidth: 0 });
