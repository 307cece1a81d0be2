import { Claim, UNCONFIRMED } from '../../../claim/Claim';
import type { WaterCount } from '../../../model/countedWater';
import { formatCups, formatNumber } from '../../../model/format';

/** The liters of a count, as its claim or as a sum. */
export function Liters({ liters, claims, isMost }: WaterCount) {
  if (claims) return <Claim id={claims.liters as 'shirt-liters'} format="number" />;
  // A sum of the reader's own is no claim; what it rests on is no surer for that.
  return (
    <data value={liters} {...(isMost && UNCONFIRMED)}>
      {formatNumber(liters)}
    </data>
  );
}

/** The cups of a count, as its claim or as a sum. */
export function Cups({ cups, claims, isMost }: WaterCount) {
  const text = formatCups(cups);
  if (claims) return <Claim id={claims.cups as 'shirt-cups'}>{text}</Claim>;
  return (
    <data value={cups} {...(isMost && UNCONFIRMED)}>
      {text}
    </data>
  );
}
