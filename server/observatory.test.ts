import { describe, expect, it } from 'vitest';
import { headersOf } from './headers.ts';
import { calculateObservatoryScore } from './observatory.ts';

const html =
  '<script src="/a.js" integrity="sha384-x"></script><script type="module" src="/b.js" integrity="sha384-y"></script>';
const pageHashes = { 'thirsty_fashion.html': { styleHashes: ["'sha256-x='"], scriptHashes: [] } };

function score(hasHsts: boolean, changes: Record<string, string> = {}, page = html) {
  const sent = Object.entries(headersOf('thirsty_fashion', { pageHashes, hasHsts }));
  const headers = Object.fromEntries(sent.map(([name, value]) => [name.toLowerCase(), value]));
  return calculateObservatoryScore({ headers: { ...headers, ...changes }, html: page });
}

describe('calculateObservatoryScore(page)', () => {
  it('is 140 for our headers under HSTS=1, the most that a site without cookies can reach', () => {
    expect(score(true)).toBe(140);
  });
  it('is 80 without HSTS, which also costs the bonus', () => {
    expect(score(false)).toBe(80);
  });
  it('loses the bonus for each thing that is left out', () => {
    expect(score(true, {}, '<script src="/a.js"></script>')).toBe(135);
    expect(score(true, { 'referrer-policy': 'unsafe-url' })).toBe(135);
    expect(score(true, { 'cross-origin-resource-policy': 'cross-origin' })).toBe(130);
    expect(score(true, { 'x-content-type-options': '' })).toBe(135);
    expect(score(true, { 'content-security-policy': "default-src 'self'; frame-ancestors 'none'" })).toBe(
      135,
    );
  });
  it('is 30 for no headers at all', () => {
    expect(calculateObservatoryScore({ headers: {}, html: '' })).toBe(30);
  });
});
