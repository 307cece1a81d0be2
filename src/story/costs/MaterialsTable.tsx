import type { MirrorKind } from '../../charts/mirror/layout';
import { fabrics } from '../../data/fabrics';
import { FABRIC_AXIS, getMeasure, MEASURE_AXES } from '../../model/fabrics';
import { formatNumber } from '../../model/format';
import styles from './MaterialsTable.module.css';

/** The numbers behind a mirrored chart. */
export function MaterialsTable({ kind }: { kind: MirrorKind }) {
  return (
    <details className={styles.numbers}>
      <summary>See the numbers</summary>
      <table>
        <caption className="visually-hidden">One kilogram of each of six fabrics</caption>
        <thead>
          <tr>
            <th scope="col">{FABRIC_AXIS}</th>
            <th scope="col">{MEASURE_AXES.water}</th>
            <th scope="col">{MEASURE_AXES[kind]}</th>
          </tr>
        </thead>
        <tbody>
          {fabrics.map((fabric) => (
            <tr key={fabric.id}>
              <th scope="row">{fabric.name}</th>
              <td>{formatNumber(getMeasure(fabric, 'water'))}</td>
              <td>{formatNumber(getMeasure(fabric, kind))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
