import { describe, expect, it } from 'vitest';
import { findWrongMarks, listLines } from './punctuation';

describe('punctuation', () => {
  it('listLines(html) joins what stands in a line, tells names, and leaves out what is of others', () => {
    expect(
      listLines(
        '<head></head><body><p>Avant<!-- -->: <span>60</span> %</p><img alt="Un T-shirt"><li id="ref-a">A: b</li><code>a: b</code></body>',
      ),
    ).toEqual(['Avant: 60 %', 'Un T-shirt']);
  });

  it.each([
    ['en', '40 %', '40%'],
    ['es', '40 % y 2–18', '40\u00a0% y 2-18'],
    ['fr', 'Avant: «\u202fA: b\u202f» 1996–2005', 'Avant\u00a0: «\u202fA: b\u202f» 1996-2005'],
    ['de', '40 %', '40\u00a0%'],
    ['bn', 'নিশ্চিত নয়. ৪১ টি', 'নিশ্চিত নয়। ৪১টি ১,৫৫৯ লি.'],
    ['ar', '12 غ, الغسيل', '12 غ، الغسيل 11,421'],
  ])('findWrongMarks(line, language) finds marks of others in %s', (language, wrong, right) => {
    expect(findWrongMarks(wrong, language).length).toBeGreaterThan(0);
    expect(findWrongMarks(right, language)).toEqual([]);
  });
});
