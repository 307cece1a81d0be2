import { useState } from 'react';
import { SceneCanvas, useScene } from '../../scene/useScene';
import { CaptionGroup } from '../../ui/Caption';
import { MomentMark } from '../../ui/MomentMark';
import { Pinned } from '../../ui/Pinned';
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
    <Pinned
      scene={scene}
      className={styles.story ?? ''}
      isSideways
      data-ground="night"
      data-story="industry"
      data-picture="lake"
      // Nothing passes beneath the bar as long as the scene stands still under it.
      data-bar-clear={isLaidOut ? '' : undefined}
      picture={
        <div role="img" aria-label={describePicture()}>
          <SceneCanvas scene={scene} />
          <SceneLabels scene={scene} />
          <Drip hang={scene.ref('drip')} />
        </div>
      }
      marks={
        <>
          <div className={styles.leaving} data-ground="night" />
          {CAPTIONS.map(({ name }) => (
            <MomentMark key={name} id={name} />
          ))}
        </>
      }
    >
      <CaptionGroup ref={scene.ref('lakeCaptions')} className={styles.overWeft ?? ''}>
        <ClaimCaption captionRef={scene.ref('claim')} />
        <CheckCaption captionRef={scene.ref('check')} />
      </CaptionGroup>
      <CaptionGroup ref={scene.ref('warpCaptions')}>
        <YarnsCaption captionRef={scene.ref('yarns')} />
        <TextileCaption captionRef={scene.ref('textile')} />
        <CottonCaption captionRef={scene.ref('cotton')} />
      </CaptionGroup>
    </Pinned>
  );
}
