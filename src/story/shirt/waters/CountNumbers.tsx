import { Claim } from '../../../claim/Claim';
import type { WaterCount } from '../../../model/countedWater';
import { formatCups, formatNumber } from '../../../model/format';

/** The liters of a count, as its claim or as a sum. */
export function Liters({ liters, claims }: WaterCount) {
  if (claims) return <Claim id={claims.liters as 'shirt-liters'} format="number" />;
  // A sum of the reader's own is no claim.
  return <data value={liters}>{formatNumber(liters)}</data>;
}

/** The cups of a count, as its claim or as a sum. */
export function Cups({ cups, claims }: WaterCount) {
  const text = formatCups(cups);
  if (claims) return <Claim id={claims.cups as 'shirt-cups'}>{text}</Claim>;
  return <data value={cups}>{text}</data>;
}
