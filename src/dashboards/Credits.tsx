import * as words from '#words/charts';
import { describeChartSource } from '../model/chartSource';
import { LANGUAGE_BASE } from '../words/language';
import styles from './Embedded.module.css';

/** Source and license of an embedded chart, and the way to the whole. */
export function Credits({ chart }: { chart: 'production' | 'water' | 'energy' | 'co2' }) {
  return (
    <p className={styles.credits}>
      {words.credits(
        describeChartSource(chart),
        <a href={`${LANGUAGE_BASE}charts/${chart === 'production' ? 'production' : 'fabrics'}`} target="_top">
          Threadprint
        </a>,
      )}
    </p>
  );
}
