import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

/** Who can judge what no check can. */
export const people = {
  auditor: 'an auditor',
  listener: 'a screen reader user',
  product: 'the auditor of the product’s pages',
  editor: 'the author of the product’s texts',
};

const schema = z.array(
  z.strictObject({
    num: z.string(),
    name: z.string(),
    level: z.enum(['A', 'AA']),
    without: z.strictObject({ fact: z.string(), what: z.string() }).optional(),
    evidence: z.array(z.string()).default([]),
    supports: z.string().optional(),
    person: z.enum(['auditor', 'listener', 'product', 'editor']).default('auditor'),
    asks: z.string().default('whether it holds'),
    page: z.string().optional(),
  }),
);

/** The criteria, and what is claimed for each: criteria.yaml explains its fields. */
export const criteria = schema.parse(parse(readFileSync(`${import.meta.dirname}/criteria.yaml`, 'utf8')));

export type Criterion = (typeof criteria)[number];

/** The page of WCAG's Understanding document. */
export const understanding = ({ name }: Pick<Criterion, 'name'>) =>
  `https://www.w3.org/WAI/WCAG22/Understanding/${name
    .toLowerCase()
    .replaceAll(/[(),]/g, '')
    .replaceAll(' ', '-')}.html`;
