import { describe, expect, it } from 'vitest';
import { readEditionDate } from './edition.mjs';

describe('readEditionDate(value, command)', () => {
  it('takes the day that it is given', () => {
    expect(readEditionDate('2026-11-21')).toBe('2026-11-21');
  });

  it('is a day, or none outside a repository, where it is given none', () => {
    for (const none of [undefined, '']) expect(readEditionDate(none)).toMatch(/^(\d{4}-\d{2}-\d{2})?$/);
  });

  it('is no day where there is no git', () => {
    expect(readEditionDate(undefined, 'no-such-command')).toBe('');
  });

  it.each(['yesterday', '2026-13-01', '2026-02-30', '21.11.2026', '2026-11-21T10:00'])(
    'refuses %s',
    (value) => {
      expect(() => readEditionDate(value)).toThrow(`EDITION_DATE "${value}" must be a day`);
    },
  );
});
