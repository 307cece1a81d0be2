import Ajv from 'ajv/dist/2020';
import { describe, expect, it } from 'vitest';
import { CLAIMS_SCHEMA, collectClaimsContent, listClaimFiles } from './claimPublication';

describe('claims.json', () => {
  const validate = new Ajv({ allErrors: true, strictRequired: false }).compile(CLAIMS_SCHEMA);
  const [claimsFile, schemaFile] = listClaimFiles();

  it('listClaimFiles() publishes the claims beside their schema', () => {
    expect([claimsFile?.path, schemaFile?.path]).toEqual(['data/claims.json', 'data/claims.schema.json']);
  });

  it('claims.json as published fits its schema', () => {
    validate(JSON.parse(claimsFile?.content ?? ''));
    expect(validate.errors).toBe(null);
  });

  it.each([
    ['a claim without a note', { note: undefined }],
    ['an unknown verdict', { verdict: 'true' }],
    ['both a value and a range', { low: 1, high: 2 }],
    ['an empty title', { title: '' }],
    ['a claim without evidence', { evidence: undefined }],
    ['an unknown grade', { evidence: { grade: 'hearsay' } }],
  ])('the schema rejects %s', (_name, changes) => {
    const content = collectClaimsContent();
    const [first, ...rest] = JSON.parse(JSON.stringify(content.claims));
    expect(
      validate({ ...content, claims: [JSON.parse(JSON.stringify({ ...first, ...changes })), ...rest] }),
    ).toBe(false);
  });

  it('collectClaimsContent() writes a claim with its arithmetic and sources', () => {
    expect(collectClaimsContent().claims.find(({ id }) => id === 'cotton-cups')).toMatchObject({
      value: 11_421,
      unit: 'cups',
      text: '11,421 cups',
      evidence: {
        grade: 'quotation with reference',
        document: 'parliament-textiles',
        place: 'one web page',
        readOn: '2026-11',
      },
      verdict: 'holds with a note',
      formula: {
        value: '{cotton-liters} × {cups-per-liter}',
        step: 1,
        workings: ['2,700 × 4.23 = 11,421 cups'],
      },
      sources: ['parliament-textiles', 'dcu-water'],
    });
  });

  it('collectClaimsContent() says of 55.7% that it rests on the unconfirmed 44', () => {
    const { claims } = collectClaimsContent();
    expect(claims.find(({ id }) => id === 'textile-share')).toMatchObject({ restsOn: ['textile-water'] });
    expect(claims.find(({ id }) => id === 'textile-water')).toMatchObject({
      evidence: { grade: 'not found', document: 'niinimaki-2020' },
      verdict: 'unconfirmed',
    });
  });

  it('the schema rejects a reference whose address is a bare home page', () => {
    const content = JSON.parse(JSON.stringify(collectClaimsContent()));
    content.sources[0].link = 'https://example.org/';
    expect(validate(content)).toBe(false);
  });
});
