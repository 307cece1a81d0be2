import { useMemo, useState } from 'react';
import * as words from '#words/shirt';
import { COTTON_CUPS } from '../../../data/shirt';
import { formatCups } from '../../../model/format';
import { describeShare } from '../../../model/share';
import { useHydrated } from '../../../motion/useHydrated';
import { SceneCanvas, useScene } from '../../../scene/useScene';
import { MomentAnchor } from '../../../ui/MomentAnchor';
import { Pinned } from '../../../ui/Pinned';
import { useReader, useSaid } from '../../../ui/reader';
import { HowMany, useGuessPart } from '../guess/HowMany';
import { Still } from '../Still';
import { YourCups } from '../yours/YourCups';
import { zoomScene } from './scene';
import { IntroCaption, MiddleCaption, ResultCaption } from './ZoomCaptions';
import styles from './ZoomScene.module.css';

const ALL_CUPS = formatCups(COTTON_CUPS);

/**
 * Your cups alone; scrolling steps back until every cup behind one T-shirt's cotton stands in the shape of a
 * T-shirt. Without a number one cup is ringed, and the ten cups are offered in place.
 */
export function ZoomScene() {
  const cups = useSaid().cups;
  // Once offered, the ten cups stay: whoever has just pressed one keeps the focus and may change the answer.
  const [wasOffered, setWasOffered] = useState(false);
  const isOffered = cups === undefined || wasOffered;
  const isHydrated = useHydrated();
  if (isHydrated && cups === undefined && !wasOffered) setWasOffered(true);

  const [guess, setGuess] = useReader('guess');
  const part = useGuessPart(guess);
  const mark = useMemo(() => (guess === undefined ? undefined : part?.createMark(guess)), [guess, part]);
  const [isLaidOut, setIsLaidOut] = useState(false);
  const scene = useScene(
    zoomScene,
    { cups: cups ?? 1, mark, isAsked: part !== undefined },
    { onLayout: (layout) => setIsLaidOut(layout !== undefined) },
  );

  return (
    <Pinned
      scene={scene}
      className={styles.zoom ?? ''}
      data-ground="night"
      isTurned
      data-bar-clear={isLaidOut ? '' : undefined}
      data-picture="shirt"
      aria-label={words.zoomName}
      picture={
        <>
          <SceneCanvas
            scene={scene}
            label={
              cups === undefined
                ? words.zoomPictureOne(ALL_CUPS)
                : words.zoomPictureYours(ALL_CUPS, describeShare(cups).tag)
            }
          />
          <YourCups scene={scene} cups={cups} />
          {part && guess !== undefined && <part.Ends scene={scene} guess={guess} />}
          <p className={styles.inView} ref={scene.ref('label')} aria-hidden="true">
            <span className="upright">
              <b className="figure" ref={scene.ref('count')} /> <span>{words.inView}</span>
            </span>
          </p>
        </>
      }
      anchors={
        <>
          <MomentAnchor id="one-day" />
          <MomentAnchor id="how-many" />
          <MomentAnchor id="step-back" />
          <MomentAnchor id="shirt" />
        </>
      }
    >
      <IntroCaption cups={cups} isOffered={isOffered} captionRef={scene.ref('intro')} />
      <HowMany part={part} cups={cups} guess={guess} onGuess={setGuess} captionRef={scene.ref('how-many')} />
      <Still name="shirt" />
      <MiddleCaption captionRef={scene.ref('middle')} />
      <ResultCaption
        cups={cups}
        captionRef={scene.ref('result')}
        answer={part && guess !== undefined && <part.Answer guess={guess} />}
      />
    </Pinned>
  );
}
