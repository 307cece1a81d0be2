import { useState } from 'react';
import { SceneCanvas, useScene } from '../../scene/useScene';
import { CaptionGroup } from '../../ui/Caption';
import { MomentAnchor } from '../../ui/MomentAnchor';
import { Pinned } from '../../ui/Pinned';
import { useReader } from '../../ui/reader';
import { useWhenResting } from '../../ui/useWhenResting';
import { Drip } from './Drip';
import { HowMuch, usePullPart } from './guess/HowMuch';
import type { LakeGuess } from './guessedWater';
import styles from './IndustryStory.module.css';
import { CheckCaption, ClaimCaption } from './lakeCaptions';
import { SceneLabels } from './SceneLabels';
import { lakeScene } from './scene';
import { CAPTIONS } from './timeline';
import { CottonCaption, TextileCaption, YarnsCaption } from './WarpCaptions';
import { describePicture, describeWarp } from './words';

const REST_MS = 900;

/** Fashion's yearly water, measured against two lakes and hung up as a hundred yarns: one scene, scrubbed by the scroll. */
export function IndustryStory() {
  const [isLaidOut, setIsLaidOut] = useState(false);
  const [percent, setPercent] = useReader('lake');
  // A guess that came along was let go long ago.
  const [releasedMs, setReleasedMs] = useState<number | undefined>(Number.NEGATIVE_INFINITY);
  const guess: LakeGuess | undefined = percent === undefined ? undefined : { percent, releasedMs };
  const part = usePullPart(percent);
  const scene = useScene(lakeScene, { guess }, { onLayout: (layout) => setIsLaidOut(layout !== undefined) });
  const onRelease = () => setReleasedMs(scene.readInstant().elapsedMs);
  const pull = {
    guess,
    onHold: (next: number | undefined) => {
      setPercent(next);
      setReleasedMs(undefined);
    },
    onRelease,
    // Whoever goes by keys or types lets go by resting.
    onRest: useWhenResting(REST_MS, onRelease),
  };
  return (
    <Pinned
      scene={scene}
      className={styles.story ?? ''}
      isSideways
      data-ground="night"
      data-story="industry"
      data-picture="lake"
      // It is saved at its last caption.
      sentence={describeWarp('cotton')}
      // Nothing passes beneath the bar as long as the scene stands still under it.
      data-bar-clear={isLaidOut ? '' : undefined}
      picture={
        <div role="img" aria-label={describePicture()}>
          <SceneCanvas scene={scene} />
          <SceneLabels scene={scene} />
          {part && percent !== undefined && (
            <part.Guessed percent={percent} guessedRef={scene.ref('guessed')} />
          )}
          <Drip hang={scene.ref('drip')} />
        </div>
      }
      anchors={
        <>
          <div className={styles.leaving} data-ground="night" />
          {CAPTIONS.map(({ name }) => (
            <MomentAnchor key={name} id={name} />
          ))}
        </>
      }
    >
      <CaptionGroup ref={scene.ref('lakeCaptions')} className={styles.overWeft ?? ''}>
        <ClaimCaption captionRef={scene.ref('claim')}>
          <HowMuch part={part} {...pull} />
        </ClaimCaption>
        {part && <part.Waterline pullRef={scene.ref('pull')} {...pull} />}
        <CheckCaption captionRef={scene.ref('check')} percent={percent} />
      </CaptionGroup>
      <CaptionGroup ref={scene.ref('warpCaptions')}>
        <YarnsCaption captionRef={scene.ref('yarns')} />
        <TextileCaption captionRef={scene.ref('textile')} />
        <CottonCaption captionRef={scene.ref('cotton')} />
      </CaptionGroup>
    </Pinned>
  );
}
