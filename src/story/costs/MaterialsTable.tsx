import type { MirrorKind } from '../../charts/mirror/layout';
import { createNumberCell } from '../../charts/numbers';
import { fabrics } from '../../data/fabrics';
import { type ChartMeasure, FABRIC_AXIS, getMeasure, MEASURE_AXES } from '../../model/fabrics';
import { NumbersTable } from '../charts/NumbersTable';
import styles from './MaterialsTable.module.css';

/** The numbers behind a mirrored chart, sortable by each column. */
export function MaterialsTable({ kind }: { kind: MirrorKind }) {
  const measures: ChartMeasure[] = ['water', kind];
  return (
    <details className={styles.numbers}>
      <summary>See the numbers</summary>
      <NumbersTable
        caption="One kilogram of each of six fabrics"
        columns={[
          { title: FABRIC_AXIS, isNumber: false },
          ...measures.map((measure) => ({ title: MEASURE_AXES[measure], isNumber: true })),
        ]}
        rows={fabrics.map((fabric) => ({
          id: fabric.id,
          cells: [
            { text: fabric.name, value: fabric.name },
            ...measures.map((measure) =>
              createNumberCell(`${fabric.id}-${measure}`, getMeasure(fabric, measure)),
            ),
          ],
        }))}
      />
    </details>
  );
}
