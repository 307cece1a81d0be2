import { describe, expect, it } from 'vitest';
import { collectClaimsContent } from '../model/claimPublication';
import { countVerdicts, gatherAlike, getReferenceId, groupClaims } from './claimGroups';

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

describe('gatherAlike', () => {
  const gathered = groups.flatMap((group) => gatherAlike(group.claims));
  const alike = gathered.filter((entry) => 'claims' in entry);

  it('gatherAlike(claims) loses no claim, and says of each what its title says beyond the others’', () => {
    const ids = gathered.flatMap((entry) =>
      'claims' in entry ? entry.claims.map(({ id }) => id) : entry.id,
    );
    expect(ids.toSorted()).toEqual(claims.map(({ id }) => id).toSorted());
    for (const { title, claims: each, names } of alike)
      for (const [index, claim] of each.entries()) {
        expect(claim.title.startsWith(title) && claim.title.endsWith(names[index] ?? '?')).toBe(true);
        expect(claim.note).toBe(each[0]?.note);
      }
  });

  it('gatherAlike(claims) tells places together, and the one with a note of its own apart', () => {
    const rain = alike.find(({ claims: each }) => each.some(({ id }) => id === 'benin-rain'));
    expect(rain?.names).toContain('Benin');
    expect(gathered).toContainEqual(expect.objectContaining({ id: 'benin-irrigation' }));
  });
});

describe('countVerdicts', () => {
  it('countVerdicts(claims) counts each verdict, and none', () => {
    const { holds, 'holds with a note': noted, unconfirmed, off } = countVerdicts(claims);
    expect(holds + noted + unconfirmed + off).toBe(claims.length);
    expect(unconfirmed).toBe(claims.filter(({ verdict }) => verdict === 'unconfirmed').length);
    expect(countVerdicts([])).toEqual({ holds: 0, 'holds with a note': 0, unconfirmed: 0, off: 0 });
  });
});
