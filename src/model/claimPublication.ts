import { sources } from '../data/sources';
import type { Claim } from './claimList';
import { listClaims } from './claimList';
import { formatJson } from './publication';
import { MOST } from './verdict';

function publishClaim(claim: Claim) {
  const { id, title, figure, text, boundary, year, page, verdict, formula, workings, note } = claim;
  const { evidence, restsOn, sureness } = claim;
  const { unit, isUnconfirmed: _, ...number } = figure;
  return {
    id,
    title,
    ...number,
    unit,
    text,
    boundary,
    ...(year === undefined ? {} : { year }),
    page,
    sureness,
    evidence,
    ...(restsOn.length === 0 ? {} : { restsOn }),
    verdict,
    ...(formula === undefined ? {} : { formula: { ...formula, workings } }),
    note,
    ...(claim.correction === undefined ? {} : { correction: claim.correction }),
    sources: claim.sourceIds,
  };
}

/** Collects what data/claims.json says: every claim with its arithmetic, and every reference. */
export function collectClaimsContent(claims: readonly Claim[] = listClaims()) {
  return {
    $schema: 'claims.schema.json',
    title: 'Threadprint: every figure of the story, with what stands behind it',
    license: 'CC BY 4.0',
    claims: claims.map(publishClaim),
    sources: [...sources.values()],
  };
}

const text = { type: 'string', minLength: 1 } as const;
const texts = { type: 'array', items: text } as const;

/** The JSON schema (draft 2020-12) that data/claims.json is published with. */
export const CLAIMS_SCHEMA = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Claims of Threadprint',
  type: 'object',
  required: ['title', 'license', 'claims', 'sources'],
  additionalProperties: false,
  properties: {
    $schema: text,
    title: text,
    license: text,
    claims: { type: 'array', minItems: 1, items: { $ref: '#/$defs/claim' } },
    sources: { type: 'array', minItems: 1, items: { $ref: '#/$defs/source' } },
  },
  $defs: {
    claim: {
      type: 'object',
      required: [
        'id',
        'title',
        'unit',
        'text',
        'boundary',
        'page',
        'sureness',
        'evidence',
        'verdict',
        'note',
        'sources',
      ],
      oneOf: [{ required: ['value'] }, { required: ['low', 'high'] }],
      additionalProperties: false,
      properties: {
        id: { type: 'string', pattern: '^[a-z0-9-]+$' },
        title: text,
        value: { type: 'number' },
        low: { type: 'number' },
        high: { type: 'number' },
        unit: text,
        text: { ...text, description: 'The figure as the story writes it' },
        boundary: { ...text, description: 'What is counted, and what is not' },
        year: text,
        page: { ...text, description: 'The page where it stands first, as a path under the base' },
        sureness: { ...text, description: 'What we have read, in sentences' },
        evidence: {
          type: 'object',
          description: 'What was read of it: what kind of text, in which source, where in it, and when',
          required: ['grade'],
          additionalProperties: false,
          properties: {
            grade: { enum: [...Object.keys(MOST), 'arithmetic'] },
            document: text,
            place: text,
            readOn: { type: 'string', pattern: '^\\d{4}-\\d{2}(-\\d{2})?$' },
          },
        },
        restsOn: { ...texts, description: 'The unconfirmed claims that its arithmetic goes back to' },
        verdict: { enum: ['holds', 'holds with a note', 'unconfirmed', 'off'] },
        formula: {
          type: 'object',
          description:
            'Arithmetic over other claims, in braces by id; the result is rounded to a multiple of step',
          required: ['step', 'workings'],
          oneOf: [{ required: ['value'] }, { required: ['low', 'high'] }],
          additionalProperties: false,
          properties: {
            value: text,
            low: text,
            high: text,
            step: { type: 'number', exclusiveMinimum: 0 },
            rounding: { enum: ['up', 'down', 'outward'] },
            workings: { ...texts, minItems: 1, description: 'The formula with the values put in' },
          },
        },
        note: text,
        correction: {
          type: 'object',
          required: ['wrong', 'right'],
          additionalProperties: false,
          properties: { wrong: text, right: text },
        },
        sources: texts,
      },
    },
    source: {
      type: 'object',
      required: ['id', 'authors', 'title', 'publisher', 'reading'],
      additionalProperties: false,
      properties: {
        id: text,
        authors: text,
        title: text,
        year: { type: 'integer' },
        publisher: text,
        link: { type: 'string', pattern: '^https://[^/]+/.', description: 'The exact page' },
        site: { ...text, description: 'Where the exact page was not found again: the site it was read on' },
        reading: { enum: ['read', 'opening only', 'through a quotation', 'not read'] },
        weakness: { ...text, description: 'What makes the page that was read a weak one' },
        license: { ...text, description: 'Its license, where we have read it' },
      },
    },
  },
} as const;

/** Lists the claims and their schema as files to publish under the base. */
export function listClaimFiles(): { path: string; content: string }[] {
  return [
    { path: 'data/claims.json', content: formatJson(collectClaimsContent()) },
    { path: 'data/claims.schema.json', content: formatJson(CLAIMS_SCHEMA) },
  ];
}
