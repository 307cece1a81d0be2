import * as words from '#words/costs';
import { FABRIC_AXIS, MEASURE_AXES } from '#words/text/fabrics';
import { createNumberCell, createWordsCell } from '../../../charts/numbers';
import { NumbersTable } from '../../../dashboards/NumbersTable';
import { fabrics } from '../../../data/fabrics';
import { CHART_MEASURES, getMeasure } from '../../../model/fabrics';
import styles from './MaterialsTable.module.css';

/** The numbers behind the scene, sortable by each column; each opens its receipt. */
export function MaterialsTable() {
  return (
    <div className={styles.numbers}>
      <NumbersTable
        caption={words.numbersCaption}
        columns={[
          { title: FABRIC_AXIS, isNumber: false },
          ...CHART_MEASURES.map((measure) => ({ title: MEASURE_AXES[measure], isNumber: true })),
        ]}
        rows={fabrics.map((fabric) => ({
          id: fabric.id,
          cells: [
            createWordsCell(fabric.name),
            ...CHART_MEASURES.map((measure) =>
              createNumberCell(`${fabric.id}-${measure}`, getMeasure(fabric, measure)),
            ),
          ],
        }))}
      />
    </div>
  );
}
