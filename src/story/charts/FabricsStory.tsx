import { type Fabric, fabrics } from '../../data/fabrics';
import { PAGE_SOURCES } from '../../data/pageSources';
import { describeChartSource } from '../../model/chartSource';
import { CHART_MEASURES, sortFabrics } from '../../model/fabrics';
import { Illustration } from '../picture/Illustration';
import { Section } from '../section/Section';
import { FabricFigure } from './FabricFigure';
import styles from './FabricsStory.module.css';

/** Six in a row on wide screens, then three, then two. */
const SIZES = '(max-width: 34.99em) 46vw, (max-width: 59.99em) 30vw, 15vw';

/** The chart whose answer a fabric's words give away: they come with its press. */
const findTold = (fabric: Fabric) => CHART_MEASURES.find((measure) => sortFabrics(measure)[0] === fabric);

/** The dashboard: water, energy and CO2 of six fabrics, side by side where a quarter of the window is enough. */
export function FabricsStory() {
  return (
    <section className={styles.page} data-ground="paper">
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
      <p className={styles.source}>
        Source: {describeChartSource('water')}. For all numbers of this page: {PAGE_SOURCES.fabrics}.
      </p>
      <Section name="fabrics-materials">
        <ul className={styles.materials} aria-label="The six fabrics">
          {fabrics.map((fabric) => (
            <li key={fabric.id} data-tells={findTold(fabric)}>
              <Illustration id={fabric.id} className={styles.picture} sizes={SIZES} />
              <h2>{fabric.name}</h2>
              <p>{fabric.tooltipText}</p>
            </li>
          ))}
        </ul>
      </Section>
    </section>
  );
}
