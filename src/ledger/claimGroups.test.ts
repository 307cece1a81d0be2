import { describe, expect, it } from 'vitest';
import { fabrics } from '../data/fabrics';
import { collectClaimsContent } from '../model/claimPublication';
import { countUnreadOff, countVerdicts, getReferenceId, groupClaims } from './claimGroups';

const { claims, sources } = collectClaimsContent();
const groups = groupClaims(claims);

describe('groupClaims', () => {
  it('groupClaims(claims) holds every claim once', () => {
    const grouped = groups.flatMap((group) => group.claims.map(({ id }) => id));
    expect(grouped.toSorted()).toEqual(claims.map(({ id }) => id).toSorted());
    expect(groupClaims([])).toEqual([]);
  });

  it('no two things on the page share an id', () => {
    const ids = [
      ...claims.map(({ id }) => id),
      ...groups.map(({ id }) => id),
      ...sources.map(({ id }) => getReferenceId(id)),
    ];
    expect(ids.length).toBe(new Set(ids).size);
  });
});

describe('countVerdicts', () => {
  it('countVerdicts(claims) counts each verdict, and none', () => {
    const { holds, 'holds with a note': noted, unconfirmed, off } = countVerdicts(claims);
    expect(holds + noted + unconfirmed + off).toBe(claims.length);
    expect(unconfirmed).toBe(claims.filter(({ verdict }) => verdict === 'unconfirmed').length);
    expect(countVerdicts([])).toEqual({ holds: 0, 'holds with a note': 0, unconfirmed: 0, off: 0 });
  });

  it('countUnreadOff(claims) finds those whose number is unread beside its wrong unit', () => {
    // The energy of each fabric.
    expect(countUnreadOff(claims)).toBe(fabrics.length);
    expect(countUnreadOff([])).toBe(0);
  });
});
