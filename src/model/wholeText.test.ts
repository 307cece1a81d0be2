import { expect, it } from 'vitest';
import { readUnsealed, readWhole, writeWhole } from './wholeText';

it('readWhole(written) reads what writeWhole wrote, and leaves what stands behind it', () => {
  for (const text of ['', '_6', '_6-_7-_10', 'x'.repeat(12_000)]) {
    const written = writeWhole(text);
    for (const behind of ['', '.', ')', '…', '?utm_source=a', '&fbclid=b']) {
      expect(readWhole(written + behind)).toBe(text);
    }
  }
});

it('readWhole(written) is undefined for each beginning of a text, and for what has no length', () => {
  const written = writeWhole('k3f9_6_900');
  for (let end = 0; end < written.length; end += 1) expect(readWhole(written.slice(0, end))).toBeUndefined();
  expect(['_6', '.6', '-1.6', '1e1.6', '999999.6'].map(readWhole)).toEqual(Array(5).fill(undefined));
});

it('readUnsealed(written) leaves what a messenger has put behind a link', () => {
  const behind = ['', '.', '...', ')', '].', '?utm_source=a', '&fbclid=b', '%E2%80%9D', ' and'];
  expect(behind.map((each) => readUnsealed(`k3f9_6.SSBj${each}`))).toEqual(behind.map(() => 'k3f9_6.SSBj'));
  expect(readUnsealed('6.5')).toBe('6.5');
});
