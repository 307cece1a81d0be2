import * as words from '#words/costs';
import { Claim } from '../../claim/Claim';
import type { FabricId } from '../../data/fabrics';
import { type ChartMeasure, describeFabricRank, findFabric, placeFabricRank } from '../../model/fabrics';
import styles from './CardBill.module.css';

/** A knot for each fabric on a thread, from the least to the most; the filled one is this fabric's. */
function RankKnots({ place, of }: { place: number; of: number }) {
  return (
    <svg
      className={styles.knots}
      viewBox={`0 0 ${of * 12} 12`}
      width={of * 12}
      height="12"
      aria-hidden="true"
    >
      {Array.from({ length: of }, (_, knot) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: a knot is its place
          key={knot}
          cx={knot * 12 + 6}
          cy="6"
          r={knot + 1 === place ? 5 : 3.8}
          data-filled={knot + 1 === place || undefined}
        />
      ))}
    </svg>
  );
}

/** What one kilogram costs: three numbers, with unit and rank. */
export function CardBill({ id, measures }: { id: FabricId; measures: readonly ChartMeasure[] }) {
  const { name } = findFabric(id);
  return (
    <table className={styles.bill}>
      <caption className="visually-hidden">{words.billCaption(name)}</caption>
      <tbody>
        {measures.map((measure) => (
          <tr key={measure}>
            <th scope="row">{words.BILL_NAMES[measure]}</th>
            <td>
              <div>
                <p>
                  <b className="figure">
                    <Claim id={`${id}-${measure}`} format="number" />
                  </b>{' '}
                  <small>{words.BILL_UNITS[measure]}</small>
                </p>
                <p className={styles.rank}>
                  <RankKnots {...placeFabricRank(id, measure)} />
                  {describeFabricRank(id, measure)}
                </p>
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
