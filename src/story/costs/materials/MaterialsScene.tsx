import { useState } from 'react';
import * as words from '#words/costs';
import { FULL_STOP } from '#words/plain/grammar';
import { calculateKwhPerTurn } from '../../../charts/fabricRows/drawFilament';
import { COSTS_AXES, type CostsLayout } from '../../../charts/fabricRows/placeFabricRows';
import { MirrorChart } from '../../../charts/mirror/MirrorChart';
import { chartSources } from '../../../data/chartSources';
import { fabrics } from '../../../data/fabrics';
import { CHART_MEASURES, describeBar } from '../../../model/fabrics';
import { capitalize } from '../../../model/words';
import { Republish } from '../../../save/Republish';
import { SceneCanvas, useScene } from '../../../scene/useScene';
import { MomentMark } from '../../../ui/MomentMark';
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
    <figure>
      <MirrorChart kind="energy" />
      <figcaption>
        <span>{words.energyCheck}</span> <span>{CAUTION}</span>
      </figcaption>
    </figure>
    <figure>
      <MirrorChart kind="co2" />
      <figcaption>{CAUTION}</figcaption>
    </figure>
  </div>
);
const TOOLS = (
  <div className={styles.tools}>
    <MaterialsTable />
    <StoryLink to="/charts/fabrics">
      <b>{words.allCharts}</b>
    </StoryLink>
    <Republish />
  </div>
);

/**
 * One kilogram of each of six fabrics. Its water is drawn once; energy, then CO2, come in beside it. In the plain reading
 * they are two charts, water beside energy and water beside CO2.
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
        marks={
          <>
            <MomentMark id="energy" />
            <MomentMark id="co2" />
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
            onPress={() => (replay.isReplaying ? replay.end() : replay.start(scene.readMoment().elapsedMs))}
            buttonRef={scene.ref('again')}
          />
        </div>
        {CHARTS}
      </Pinned>
      {TOOLS}
    </section>
  );
}
