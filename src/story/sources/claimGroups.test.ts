import { describe, expect, it } from 'vitest';
import { sources } from '../../data/sources';
import { listClaims } from '../../model/claimList';
import { claimGroups, countVerdicts, getReferenceId, getReferenceMark } from './claimGroups';

const claims = listClaims();

describe('claimGroups', () => {
  it('claimGroups hold every claim once', () => {
    const grouped = claimGroups.flatMap((group) => group.claimIds);
    expect(grouped.toSorted()).toEqual(claims.map(({ id }) => id).toSorted());
  });

  it('no two things on the page share an id', () => {
    const ids = [
      ...claims.map(({ id }) => id),
      ...claimGroups.map(({ id }) => id),
      ...[...sources.keys()].map(getReferenceId),
    ];
    expect(ids.length).toBe(new Set(ids).size);
  });
});

describe('countVerdicts', () => {
  it('countVerdicts(claims) counts each verdict, and none', () => {
    const { holds, 'holds with a note': noted, unconfirmed, off } = countVerdicts(claims);
    expect(holds + noted + unconfirmed + off).toBe(claims.length);
    // The four processes, the 44 and the 95%, water and CO2 of six fabrics, and hemp's production.
    expect(unconfirmed).toBe(19);
    expect(countVerdicts([])).toEqual({ holds: 0, 'holds with a note': 0, unconfirmed: 0, off: 0 });
  });
});

describe('getReferenceMark', () => {
  it('getReferenceMark(id) numbers the references from one', () => {
    expect([getReferenceMark('parliament-textiles'), getReferenceMark('us-atlas')]).toEqual([
      1,
      sources.size,
    ]);
  });
});
