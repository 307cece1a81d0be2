import * as words from '#words/costs';
import { FULL_STOP } from '#words/rules';
import { republish } from '#words/shell';
import { MEASURE_AXES } from '#words/text/fabrics';
import { BarChart } from '../../../charts/bar/BarChart';
import { ValueTags } from '../../../charts/bar/ValueTags';
import { createFabricChart } from '../../../charts/fabrics';
import grounds from '../../../dashboards/FabricFigure.module.css';
import { chartSources } from '../../../data/chartSources';
import { fabrics } from '../../../data/fabrics';
import { CHART_MEASURES } from '../../../model/fabrics';
import { describeMost } from '../../../model/threeCounts';
import { capitalize } from '../../../model/words';
import { Republish } from '../../../save/Republish';
import type { SetRef } from '../../../scene/refs';
import { SceneCanvas, useScene } from '../../../scene/useScene';
import { MomentAnchor } from '../../../ui/MomentAnchor';
import { More } from '../../../ui/More';
import { Pinned } from '../../../ui/Pinned';
import styles from './MaterialsScene.module.css';
import { MaterialsTable } from './MaterialsTable';
import { formatMost, MeasureBars } from './MeasureBars';
import { costsScene } from './scene';

const NO_PROPS = {};
const MOST = describeMost();
const CAUTION = capitalize(chartSources.fabrics.caution) + FULL_STOP;

/** The plain reading's three charts. */
const CHARTS = (
  <div className={`row gap-5 ${styles.charts}`} data-plain="" data-drawing={words.materialsPicture}>
    {CHART_MEASURES.map((measure) => {
      const spec = createFabricChart(measure);
      const chart = spec.place(spec.data, spec.sent.narrow);
      return (
        <figure key={measure} className={grounds[measure]} data-measure={measure}>
          <div>
            <BarChart
              {...spec}
              chart={chart}
              phase="whole"
              tags={<ValueTags {...spec} chart={chart} phase="whole" />}
            />
          </div>
          {measure === 'energy' && <figcaption>{words.energyCheck}</figcaption>}
        </figure>
      );
    })}
    <p>{CAUTION}</p>
  </div>
);

/** What is said at the foot, one claim at a time; the plain reading has the last one, which says all. */
const Claims = ({ setRef }: { setRef: (name: string) => SetRef }) => (
  <div className={styles.claims}>
    <p className="lead needs-script" data-scene="" data-caption="" ref={setRef('drinks')}>
      {MOST.water}
    </p>
    <p className="lead needs-script" data-scene="" data-caption="" ref={setRef('burns')}>
      {MOST.energy}
    </p>
    <p className="lead" data-caption="" ref={setRef('all')}>
      {MOST.all}
    </p>
  </div>
);

/** Over each axis its title; over what is left of the energy's ground another. */
const TITLES = { ...MEASURE_AXES, strip: words.energyBeside };
const TITLE_IDS = ['water', 'energy', 'strip', 'co2'] as const;

/** What is written round the bars, for the eye: each radio says its fabric, and each group of them its axis. */
const Titles = ({ setRef }: { setRef: (name: string) => SetRef }) => (
  <>
    {TITLE_IDS.map((id) => (
      <span
        key={id}
        className={styles.title}
        data-measure={id}
        data-caption=""
        data-shown={id === 'water' || id === 'energy' ? '' : undefined}
        aria-hidden="true"
        ref={setRef(`${id}-title`)}
      >
        {TITLES[id]}
      </span>
    ))}
    <div className={`${styles.rows} ${styles.names}`} aria-hidden="true" ref={setRef('names')}>
      {fabrics.map(({ id, name }) => (
        <span key={id}>{name}</span>
      ))}
    </div>
    {/* Unseen: beside the grains there is room for their number. */}
    <b className={`figure ${styles.room}`} data-measured="" aria-hidden="true">
      {formatMost('co2')}
    </b>
  </>
);

/**
 * One kilogram of each of six fabrics. Its water is drawn once; energy, then CO2, come in beside it. In the plain reading
 * they are three charts.
 */
export function MaterialsScene() {
  const scene = useScene(costsScene, NO_PROPS);
  return (
    <section className={styles.materials} data-ground="bleach" data-picture="costs">
      <Pinned
        scene={scene}
        className={styles.track ?? ''}
        anchors={
          <>
            <MomentAnchor id="energy" />
            <MomentAnchor id="co2" />
          </>
        }
      >
        <div className={styles.whole} data-whole="">
          <div className={styles.board}>
            <div className={styles.words}>
              <h2>{words.materialsTitle}</h2>
              <Claims setRef={scene.ref} />
            </div>
            <div className={styles.picture} data-drawing="" ref={scene.ref('picture')}>
              <div className={`turns ${styles.canvas}`}>
                <SceneCanvas scene={scene} label={words.materialsPicture} />
              </div>
              <Titles setRef={scene.ref} />
              {CHART_MEASURES.map((measure) => (
                <MeasureBars key={measure} measure={measure} setRef={scene.ref} />
              ))}
            </div>
          </div>
        </div>
        {CHARTS}
      </Pinned>
      <div className={styles.tools}>
        <More>
          <Republish button={republish} />
          <MaterialsTable />
        </More>
      </div>
    </section>
  );
}
