import { useState } from 'react';
import { SceneCanvas, useScene } from '../../scene/useScene';
import { MomentMark } from '../../ui/MomentMark';
import { Drip } from './Drip';
import styles from './IndustryStory.module.css';
import { CheckCaption, ClaimCaption } from './lakeCaptions';
import { SceneLabels } from './SceneLabels';
import { lakeScene } from './scene';
import { CAPTIONS } from './timeline';
import { CottonCaption, TextileCaption, YarnsCaption } from './WarpCaptions';
import { describePicture } from './words';

/** Fashion's yearly water, measured against two lakes and hung up as a hundred yarns: one scene, scrubbed by the scroll. */
export function IndustryStory() {
  const [isLaidOut, setIsLaidOut] = useState(false);
  const scene = useScene(lakeScene, {}, { onLayout: (layout) => setIsLaidOut(layout !== undefined) });
  return (
    <section
      ref={scene.ref('root')}
      className={styles.story}
      data-ground="night"
      data-story="industry"
      data-picture="lake"
      data-pinned=""
      // Nothing passes beneath the bar as long as the scene stands still under it.
      data-bar-clear={isLaidOut ? '' : undefined}
    >
      <div className={styles.pin}>
        <div className={styles.captions}>
          <div ref={scene.ref('lakeCaptions')} className={styles.group}>
            <ClaimCaption ref={scene.ref('claim')} />
            <CheckCaption ref={scene.ref('check')} />
          </div>
          <div ref={scene.ref('warpCaptions')} className={styles.group}>
            <YarnsCaption ref={scene.ref('yarns')} />
            <TextileCaption ref={scene.ref('textile')} />
            <CottonCaption ref={scene.ref('cotton')} />
          </div>
        </div>
        {/* Told last: it would give the words away before they are said. */}
        <div className={styles.picture} role="img" aria-label={describePicture()}>
          <SceneCanvas scene={scene} className={styles.canvas} />
          <SceneLabels scene={scene} />
          <Drip hang={scene.ref('drip')} />
        </div>
      </div>
      <div className={styles.leaving} data-ground="night" />
      {CAPTIONS.map(({ name }) => (
        <MomentMark key={name} id={name} />
      ))}
    </section>
  );
}
