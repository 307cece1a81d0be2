import { useState } from 'react';
import * as words from '#words/costs';
import { republish } from '#words/shell';
import { FULL_STOP } from '#words/text/grammar';
import { BarChart } from '../../../charts/bar/BarChart';
import { ValueTags } from '../../../charts/bar/ValueTags';
import { COSTS_AXES } from '../../../charts/fabricRows/axes';
import { calculateKwhPerTurn } from '../../../charts/fabricRows/drawFilament';
import type { CostsLayout } from '../../../charts/fabricRows/placeFabricRows';
import { createFabricChart } from '../../../charts/fabrics';
import grounds from '../../../dashboards/FabricFigure.module.css';
import { chartSources } from '../../../data/chartSources';
import { fabrics } from '../../../data/fabrics';
import { CHART_MEASURES, describeBar } from '../../../model/fabrics';
import { capitalize } from '../../../model/words';
import { Republish } from '../../../save/Republish';
import { SceneCanvas, useScene } from '../../../scene/useScene';
import { MomentAnchor } from '../../../ui/MomentAnchor';
import { More } from '../../../ui/More';
import { Pinned } from '../../../ui/Pinned';
import { StoryLink } from '../../../ui/StoryLink';
import { AgainButton } from '../AgainButton';
import { MaterialsLabels } from './MaterialsLabels';
import styles from './MaterialsScene.module.css';
import { MaterialsTable } from './MaterialsTable';
import { MaterialsClaims, MaterialsNotes } from './MaterialsWords';
import { costsScene } from './scene';
import { useReplay } from './useReplay';

/** Every value, as it is read aloud. */
function ValueList() {
  return (
    <ul className="visually-hidden needs-script">
      {fabrics.map((fabric) => (
        <li key={fabric.id}>
          {CHART_MEASURES.map((measure) => describeBar(fabric, measure) + FULL_STOP).join(' ')}
        </li>
      ))}
    </ul>
  );
}

// Elements that stay the same: a press renders the scene anew, and must not render these.
const VALUES = <ValueList />;
const CAUTION = capitalize(chartSources.fabrics.caution) + FULL_STOP;
const CHARTS = (
  <div className={styles.charts} data-plain="" data-drawing={words.materialsPicture}>
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
const TOOLS = (
  <div className={styles.tools}>
    <StoryLink to="/charts/fabrics">
      <b>{words.allCharts}</b>
    </StoryLink>
    <More>
      <Republish button={republish} />
      <MaterialsTable />
    </More>
  </div>
);

/**
 * One kilogram of each of six fabrics. Its water is drawn once; energy, then CO2, come in beside it. In the plain reading
 * they are three charts.
 */
export function MaterialsScene() {
  const [layout, setLayout] = useState<CostsLayout>();
  const replay = useReplay();
  const scene = useScene(
    costsScene,
    { replayFromMs: replay.fromMs, onReplayed: replay.end },
    { onLayout: setLayout },
  );
  const energyPx = layout?.rows[0]?.energy.lengthPx;
  const kwhPerTurn = energyPx === undefined ? 1 : calculateKwhPerTurn(COSTS_AXES.energy.end, energyPx);
  return (
    <section className={styles.materials} data-ground="bleach" data-picture="costs">
      <Pinned
        scene={scene}
        isTurned
        className={styles.track ?? ''}
        picture={
          <>
            <SceneCanvas scene={scene} label={words.materialsPicture} />
            <svg className={styles.thread} ref={scene.ref('thread')} aria-hidden="true" />
            {VALUES}
            <MaterialsLabels setRef={scene.ref} />
          </>
        }
        anchors={
          <>
            <MomentAnchor id="energy" />
            <MomentAnchor id="co2" />
          </>
        }
      >
        <div className={styles.head} ref={scene.ref('head')}>
          <h2>{words.materialsTitle}</h2>
          <MaterialsClaims setRef={scene.ref} />
        </div>
        <div className={styles.foot} ref={scene.ref('foot')}>
          <MaterialsNotes setRef={scene.ref} kwhPerTurn={kwhPerTurn} />
          <AgainButton
            isRunning={replay.isReplaying}
            onPress={() => (replay.isReplaying ? replay.end() : replay.start(scene.readInstant().elapsedMs))}
            buttonRef={scene.ref('again')}
          />
        </div>
        {CHARTS}
      </Pinned>
      {TOOLS}
    </section>
  );
}
