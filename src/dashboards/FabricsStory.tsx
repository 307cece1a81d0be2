import * as words from '#words/fabrics';
import { FABRIC_WORDS } from '#words/fabrics';
import { UnconfirmedKey } from '../claim/UnconfirmedKey';
import { type Fabric, fabrics } from '../data/fabrics';
import { PAGE_SOURCES } from '../data/pageSources';
import { PICTURES_CAPTION } from '../data/pictures';
import { describeChartSource } from '../model/chartSource';
import { CHART_MEASURES, sortFabrics } from '../model/fabrics';
import { Illustration } from '../save/Illustration';
import { MEDIA } from '../theme/media';
import { Section } from '../ui/section/Section';
import { FabricFigure } from './FabricFigure';
import styles from './FabricsStory.module.css';
import { AxesCheck } from './UnitCheck';

/** Six in a row on wide screens, then three, then two. */
const SIZES = `${MEDIA.tiny} 46vw, ${MEDIA.medium} 30vw, 15vw`;

/** The chart whose answer a fabric's words give away: they come with its press. */
const findTold = (fabric: Fabric) => CHART_MEASURES.find((measure) => sortFabrics(measure)[0] === fabric);

/** What a fabric is. Where that gives a chart's answer away, a line stands in its place until the press. */
function FabricText({ fabric }: { fabric: Fabric }) {
  const told = findTold(fabric);
  return (
    <div className={styles.told} data-tells={told}>
      {told && <p className={`needs-script ${styles.before}`}>{words.moreAfter(FABRIC_WORDS[told].press)}</p>}
      <p>{fabric.tooltipText}</p>
    </div>
  );
}

/** The dashboard: water, energy and CO2 of six fabrics, side by side where a quarter of the window is enough. */
export function FabricsStory() {
  return (
    <section className={styles.page} data-ground="paper">
      <div className={styles.screen}>
        <header className={styles.head}>
          <h1>{words.title}</h1>
          <Section name="fabrics-axes">
            <p className="lead">
              <span>{`${words.lede} `}</span>
              <span className="scroll-only screen-only">{words.ask}</span> <AxesCheck /> <UnconfirmedKey />
            </p>
          </Section>
        </header>
        <div className={`columns ${styles.charts}`}>
          {CHART_MEASURES.map((measure) => (
            <Section key={measure} name={`fabrics-${measure}`}>
              <FabricFigure measure={measure} />
            </Section>
          ))}
        </div>
      </div>
      <p className={styles.source}>{words.sources(describeChartSource('water'), PAGE_SOURCES.fabrics)}</p>
      <Section name="fabrics-materials">
        <ul className={`columns ${styles.materials}`} aria-label={words.materials}>
          {fabrics.map((fabric) => (
            <li key={fabric.id}>
              <Illustration id={fabric.id} className={styles.picture} sizes={SIZES} />
              <h2>{fabric.name}</h2>
              <FabricText fabric={fabric} />
            </li>
          ))}
        </ul>
        <p className={styles.rendered}>{PICTURES_CAPTION}</p>
      </Section>
    </section>
  );
}
