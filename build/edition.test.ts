import { describe, expect, it } from 'vitest';
import { readEditionDate } from './edition';

describe('readEditionDate', () => {
  it('readEditionDate({ VITE_EDITION_DATE }) takes the date that it is given', () => {
    expect(readEditionDate({ VITE_EDITION_DATE: '2026-11-21' })).toBe('2026-11-21');
  });

  it('readEditionDate({}) is a day, or none outside a repository', () => {
    expect(readEditionDate({})).toMatch(/^(\d{4}-\d{2}-\d{2})?$/);
  });

  it('readEditionDate({}, command) is no date where there is no git', () => {
    expect(readEditionDate({}, 'no-such-command')).toBe('');
  });
});
