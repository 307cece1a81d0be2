import { describe, expect, it } from 'vitest';
import { composeField, composeShirt, composeSteps, composeWaters } from './stills';

const countCups = (stripes: string[]) => stripes.join('').match(/M[\d.]+ [\d.]+h/g)?.length;

describe('composeShirt', () => {
  it('composeShirt() holds one subpath for each of the 11,421 cups', () => {
    expect(countCups(composeShirt())).toBe(11_421);
  });
});

describe('composeWaters', () => {
  it('composeWaters() holds 11,421 cups, the 1,599 that nobody poured in outline', () => {
    const paths =
      composeWaters()
        .join('')
        .match(/<path[^>]+>/g) ?? [];
    expect(countCups(paths)).toBe(11_421);
    expect(countCups(paths.filter((path) => path.includes('stroke')))).toBe(1599);
  });
});

describe('composeSteps', () => {
  it('composeSteps() holds 403 cups', () => {
    expect(countCups(composeSteps())).toBe(403);
  });
});

describe('composeField', () => {
  it('composeField() holds 11,824 cups', () => {
    expect(countCups(composeField())).toBe(11_824);
  });
});
