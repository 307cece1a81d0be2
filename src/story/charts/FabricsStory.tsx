import { CHART_MEASURES } from '../../model/fabrics';
import { FabricFigure } from './FabricFigure';
import styles from './FabricsStory.module.css';

/** The dashboard: water, energy and CO2 of six fabrics, side by side where a quarter of the window is enough. */
export function FabricsStory() {
  return (
    <section data-ground="paper">
      <header className={styles.head}>
        <h1>Six fabrics, three bills</h1>
        <p>
          One kilogram of each.{' '}
          <span className={styles.ask}>
            Move the dashed mark to where you expect the highest bar; then press.
          </span>
        </p>
      </header>
      <div className={styles.charts}>
        {CHART_MEASURES.map((measure) => (
          <FabricFigure key={measure} measure={measure} />
        ))}
      </div>
    </section>
  );
}
