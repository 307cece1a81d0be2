import { fabrics } from '../../data/fabrics';
import { CHART_MEASURES } from '../../model/fabrics';
import { InTurns } from '../InTurns';
import { createLaterPart } from '../laterPart';
import type { IllustrationProps } from '../picture/Illustration';
import { whenRead } from '../whenNear';
import { FabricFigure } from './FabricFigure';
import styles from './FabricsStory.module.css';

/** Six in a row on wide screens, then three, then two. */
const SIZES = '(max-width: 619px) 46vw, (max-width: 959px) 30vw, 15vw';

/** Below all charts, and whole in the HTML. */
const { Part: LaterIllustration } = createLaterPart<IllustrationProps>(
  () => whenRead('picture'),
  async () => (await import('../picture/Illustration')).Illustration,
);

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
        <InTurns>
          {CHART_MEASURES.map((measure) => (
            <FabricFigure key={measure} measure={measure} />
          ))}
        </InTurns>
      </div>
      <InTurns>
        <ul className={styles.materials} aria-label="The six fabrics">
          {fabrics.map(({ id, name, tooltipText }) => (
            <li key={id}>
              <LaterIllustration id={id} className={styles.picture} sizes={SIZES} />
              <h2>{name}</h2>
              <p>{tooltipText}</p>
            </li>
          ))}
        </ul>
      </InTurns>
    </section>
  );
}
