import { describe, expect, it } from 'vitest';
import { parsePreferences } from './preferences';

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
