import { describe, expect, it } from 'vitest';
import { fabricsCaution } from '#words/text/chartSources';
import { indexClaims } from '../claim/publishedClaims';
import { listClaims } from '../model/claimList';
import { collectClaimsContent } from '../model/claimPublication';
import { nameSources, writeJson, writeTable, writeText } from './takeAlong';

const texts = indexClaims(collectClaimsContent());
const take = (...ids: string[]) => {
  const claims = ids.map(texts.findClaim);
  return { title: 'A title', source: nameSources(claims, texts), claims, address: 'example.org/page' };
};
const all = listClaims();
const whole = take(...all.map(({ id }) => id));

describe('writeTable(taken, texts)', () => {
  it('has a row for each figure, with its sources and license', () => {
    const [head, row, ...rest] = writeTable(take('cotton-liters'), texts).split('\r\n');
    expect(head).toBe('\ufeffid,title,value,low,high,unit,text,boundary,verdict,note,sources,license,page');
    expect(row).toMatch(
      /^cotton-liters,[^,]+,2700,,,liters,"2,700 liters",.+,CC BY 4\.0,example\.org\/page$/,
    );
    expect(rest).toEqual(['']);
  });

  it('takes every figure of the ledger', () => {
    expect(writeTable(whole, texts).match(/CC BY 4\.0,example\.org\/page\r\n/g)).toHaveLength(all.length);
  });

  it('says of the fabrics’ records when they are from', () => {
    expect(writeTable(take('cotton-water'), texts)).toContain(fabricsCaution);
    expect(writeTable(take('cotton-liters'), texts)).not.toContain(fabricsCaution);
  });
});

describe('writeJson(taken, texts)', () => {
  it('holds the ledger’s numbers, none of them twice as a range', () => {
    const { license, figures } = JSON.parse(writeJson(whole, texts));
    expect(license).toBe('CC BY 4.0');
    expect(
      figures.map(({ id, value, low, high }: Record<string, unknown>) => ({ id, value, low, high })),
    ).toEqual(
      all.map(({ id, figure }) => ({
        id,
        value: 'value' in figure ? figure.value : undefined,
        low: 'low' in figure ? figure.low : undefined,
        high: 'high' in figure ? figure.high : undefined,
      })),
    );
  });

  it('has no figure of none', () => {
    expect(JSON.parse(writeJson(take(), texts)).figures).toEqual([]);
  });
});

describe('writeText(taken)', () => {
  it('says each figure, what is unconfirmed, the sources, the license and the page', () => {
    expect(writeText(take('cotton-water', 'cotton-liters'))).toMatch(
      /^A title\n\n.+: .+ \(Unconfirmed\)\n.+: 2,700 liters \(Holds, with a note\)\n\nSource: .+; records of about 2018, most unconfirmed.+ Threadprint, CC BY 4\.0\. example\.org\/page\n$/,
    );
  });

  it('says nothing of the records where none is among the figures', () => {
    expect(writeText(take('cotton-liters'))).not.toContain(fabricsCaution);
  });
});
