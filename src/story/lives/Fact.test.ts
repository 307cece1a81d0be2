import { expect, it } from 'vitest';
import { type LivesFigureId, livesFigures } from '../../data/livesFigures';
import { findClaim } from '../../model/claimList';
import { QUOTED } from './Fact';

it('QUOTED are the figures of the page that we know by a quotation only', () => {
  const ids = Object.keys(livesFigures) as LivesFigureId[];
  expect(ids.filter((id) => findClaim(id).certainty === 'quoted by another')).toEqual([...QUOTED]);
});
