import { describe, expect, it } from 'vitest';
import { formatPreferences, parsePreferences } from './preferences';

describe('parsePreferences', () => {
  it('parsePreferences("") is the scroll reading with motion', () => {
    expect(parsePreferences('')).toEqual({ view: 'scroll', isMotionOff: false });
  });

  it('parsePreferences("?view=plain&motion=off") is the plain reading without motion', () => {
    expect(parsePreferences('?view=plain&motion=off')).toEqual({ view: 'plain', isMotionOff: true });
  });

  it('parsePreferences(search) reads unknown values as the default', () => {
    expect(parsePreferences('?view=PLAIN&motion=no')).toEqual({ view: 'scroll', isMotionOff: false });
  });
});

describe('formatPreferences', () => {
  it('formatPreferences(preferences) of the default is no query at all', () => {
    expect(formatPreferences({ view: 'scroll', isMotionOff: false })).toBe('');
  });

  it('formatPreferences(preferences) says each choice once', () => {
    expect(formatPreferences({ view: 'plain', isMotionOff: false })).toBe('?view=plain');
    expect(formatPreferences({ view: 'plain', isMotionOff: true })).toBe('?view=plain&motion=off');
  });
});
