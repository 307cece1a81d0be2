import { useState } from 'react';
import { ofLake } from '#words/guess';
import * as words from '#words/lake';
import { describeLakeGuess } from '../../model/guess/lake';
import { formatPercent } from '../../model/guess/percent';
import { LAKE_SCALE } from '../../model/guess/reader';
import { SceneCanvas, useScene } from '../../scene/useScene';
import { CaptionGroup } from '../../ui/Caption';
import { HowMuch } from '../../ui/guess/HowMuch';
import { useAnswer } from '../../ui/guess/useAnswer';
import { MomentAnchor } from '../../ui/MomentAnchor';
import { Pinned } from '../../ui/Pinned';
import { useReader } from '../../ui/reader';
import styles from './IndustryStory.module.css';
import { CheckCaption, ClaimCaption } from './lakeCaptions';
import { SceneLabels } from './SceneLabels';
import { lakeScene } from './scene';
import { CAPTIONS } from './timeline';
import { CottonCaption, TextileCaption } from './WarpCaptions';
import { describePicture, describeWarp } from './words';

/** Of the knots: a window has five numbers at most. */
const NAMED = [0, 50, 100];

/** Fashion's yearly water, guessed and measured in a lake and hung up as a hundred yarns: one scene, scrubbed by the scroll. */
export function IndustryStory() {
  const [isLaidOut, setIsLaidOut] = useState(false);
  const [percent, setPercent] = useReader('lake');
  const answer = useAnswer('check');
  const scene = useScene(
    lakeScene,
    { percent },
    {
      onLayout: (layout) => {
        setIsLaidOut(layout !== undefined);
        answer.onLayout(layout);
      },
      onRest: answer.onRest,
    },
  );
  return (
    <Pinned
      scene={scene}
      className={styles.story ?? ''}
      data-ground="night"
      data-story="industry"
      data-picture="lake"
      // It is saved at its last caption.
      sentence={describeWarp('cotton')}
      // Nothing passes beneath the bar as long as the scene stands still under it.
      data-bar-clear={isLaidOut ? '' : undefined}
      picture={
        <div role="img" aria-label={describePicture(answer.isAnswered)}>
          <SceneCanvas scene={scene} />
          <SceneLabels scene={scene} percent={percent} />
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
      <CaptionGroup className={styles.words ?? ''}>
        <ClaimCaption captionRef={scene.ref('claim')} percent={percent}>
          <div ref={scene.ref('strip')} className={styles.strip}>
            <HowMuch
              scale={LAKE_SCALE}
              name={words.yourShare}
              unit={words.shareUnit}
              value={percent}
              say={(share) => ofLake(formatPercent(share))}
              formatKnot={(knot) => (NAMED.includes(knot) ? formatPercent(knot) : '')}
              onSet={setPercent}
              onShow={answer.onShow}
              answer={answer.isAnswered && percent !== undefined && describeLakeGuess(percent)}
            />
          </div>
        </ClaimCaption>
        <CheckCaption captionRef={scene.ref('check')} percent={percent} waits={answer.waits} />
        <TextileCaption captionRef={scene.ref('textile')} />
        <CottonCaption captionRef={scene.ref('cotton')} />
      </CaptionGroup>
    </Pinned>
  );
}
