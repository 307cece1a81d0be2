import { useRef, useState } from 'react';
import { useCaptions } from '../../scene/captions';
import { useProgress } from '../../scene/followProgress';
import { SceneCanvas, useScene } from '../../scene/useScene';
import { Drip } from './Drip';
import styles from './IndustryStory.module.css';
import { CheckCaption, ClaimCaption } from './lakeCaptions';
import { SceneLabels } from './SceneLabels';
import { lakeScene } from './scene';
import { CAPTION_LOOK, CAPTIONS } from './timeline';
import { CottonCaption, TextileCaption, YarnsCaption } from './WarpCaptions';
import { describePicture } from './words';

/** Fashion's yearly water, measured against two lakes and hung up as a hundred yarns: one scene, scrubbed by the scroll. */
export function IndustryStory() {
  const [isLaidOut, setIsLaidOut] = useState(false);
  const scene = useScene(lakeScene, {}, { onLayout: (layout) => setIsLaidOut(layout !== undefined) });
  const caption = useCaptions(CAPTIONS, CAPTION_LOOK, isLaidOut);
  const story = useRef<HTMLElement>(null);
  const [setStory] = useState(() => (element: HTMLElement | null) => {
    story.current = element;
    scene.ref('root')(element);
    caption('track')(element);
  });
  // Raw, for whoever listens.
  useProgress(story, (progress) => story.current?.style.setProperty('--story-progress', String(progress)));
  return (
    <section
      ref={setStory}
      className={styles.story}
      data-ground="night"
      data-story="industry"
      data-picture="lake"
      data-pinned=""
      // Nothing passes beneath the bar as long as the scene stands still under it.
      data-bar-clear={isLaidOut ? '' : undefined}
    >
      <div className={styles.pin}>
        <div className={styles.picture} role="img" aria-label={describePicture()}>
          <SceneCanvas scene={scene} className={styles.canvas} />
          <SceneLabels scene={scene} />
          <Drip hang={scene.ref('drip')} />
        </div>
        <div className={styles.captions}>
          <div ref={scene.ref('lakeCaptions')} className={styles.group}>
            <ClaimCaption ref={caption('claim')} />
            <CheckCaption ref={caption('check')} />
          </div>
          <div ref={scene.ref('warpCaptions')} className={styles.group}>
            <YarnsCaption ref={caption('yarns')} />
            <TextileCaption ref={caption('textile')} />
            <CottonCaption ref={caption('cotton')} />
          </div>
        </div>
      </div>
      <div className={styles.leaving} data-ground="night" />
    </section>
  );
}
