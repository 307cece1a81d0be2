import { fabrics } from '../../data/fabrics';
import { describeChartSource } from '../../model/chartSource';
import { CHART_MEASURES } from '../../model/fabrics';
import { Illustration } from '../picture/Illustration';
import { Section } from '../section/Section';
import { FabricFigure } from './FabricFigure';
import styles from './FabricsStory.module.css';

/** Six in a row on wide screens, then three, then two. */
const SIZES = '(max-width: 34.99em) 46vw, (max-width: 59.99em) 30vw, 15vw';

/** The dashboard: water, energy and CO2 of six fabrics, side by side where a quarter of the window is enough. */
export function FabricsStory() {
  return (
    <section data-ground="paper">
      <div className={styles.screen}>
        <header className={styles.head}>
          <h1>Six fabrics, three bills</h1>
          <p>
            <span>One kilogram of each. </span>
            <span className={styles.ask}>
              Set the dashed mark where you expect the highest bar; then press.
            </span>
          </p>
        </header>
        <div className={styles.charts}>
          {CHART_MEASURES.map((measure) => (
            <Section key={measure} name={`fabrics-${measure}`}>
              <FabricFigure measure={measure} />
            </Section>
          ))}
        </div>
      </div>
      <p className={styles.source}>Source: {describeChartSource('water')}.</p>
      <Section name="fabrics-materials">
        <ul className={styles.materials} aria-label="The six fabrics">
          {fabrics.map(({ id, name, tooltipText }) => (
            <li key={id}>
              <Illustration id={id} className={styles.picture} sizes={SIZES} />
              <h2>{name}</h2>
              <p>{tooltipText}</p>
            </li>
          ))}
        </ul>
      </Section>
    </section>
  );
}
