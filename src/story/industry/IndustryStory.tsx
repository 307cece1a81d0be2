import { useRef } from 'react';
import { Drip } from './Drip';
import styles from './IndustryStory.module.css';
import { CheckCaption, ClaimCaption } from './lakeCaptions';
import { SceneLabels } from './SceneLabels';
import { useScene } from './useScene';
import { WarpCaptions } from './WarpCaptions';
import { describePicture } from './words';

/** Fashion's yearly water, measured against two lakes and hung up as a hundred yarns: one scene, scrubbed by the scroll. */
export function IndustryStory() {
  const story = useRef<HTMLElement>(null);
  const pin = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const lakeCaptions = useRef<HTMLDivElement>(null);
  const warpCaptions = useRef<HTMLDivElement>(null);
  useScene({ story, pin, picture, canvas, lakeCaptions, warpCaptions });
  return (
    <section
      ref={story}
      className={styles.story}
      data-ground="night"
      data-story="industry"
      data-picture="lake"
      data-pinned=""
    >
      <div ref={pin} className={styles.pin}>
        <div ref={picture} className={styles.picture} role="img" aria-label={describePicture()}>
          <canvas ref={canvas} className={styles.canvas} />
          <SceneLabels />
          <Drip />
        </div>
        <div className={styles.captions}>
          <div ref={lakeCaptions} className={styles.group}>
            <ClaimCaption />
            <CheckCaption />
          </div>
          <div ref={warpCaptions} className={styles.group}>
            <WarpCaptions />
          </div>
        </div>
      </div>
      <div className={styles.leaving} data-ground="night" />
    </section>
  );
}
