import { useMemo } from 'react';
import * as guessWords from '#words/guess';
import { FULL_STOP } from '#words/rules';
import * as words from '#words/shirt';
import { Claim } from '../../../claim/Claim';
import { COTTON_CUPS } from '../../../data/shirt';
import { formatCups } from '../../../model/format';
import { describeCupsGuess } from '../../../model/guess/cups';
import { CUPS_SCALE } from '../../../model/guess/reader';
import { describeShare } from '../../../model/share';
import type { DailyCups } from '../../../model/userInput';
import { Republish } from '../../../save/Republish';
import type { SetRef } from '../../../scene/refs';
import { SceneCanvas, useScene } from '../../../scene/useScene';
import { Caption } from '../../../ui/Caption';
import { Asked } from '../../../ui/guess/Asked';
import { HowMuch } from '../../../ui/guess/HowMuch';
import { useAnswer } from '../../../ui/guess/useAnswer';
import { MomentAnchor } from '../../../ui/MomentAnchor';
import { Pinned } from '../../../ui/Pinned';
import { useReader, useSaid } from '../../../ui/reader';
import { Ends } from '../guess/Ends';
import { GuessField } from '../guess/GuessField';
import { createMark } from '../guess/mark';
import { Still } from '../Still';
import { zoomScene } from './scene';
import styles from './ZoomScene.module.css';

const ALL_CUPS = formatCups(COTTON_CUPS);

interface AnswerProps {
  cups: DailyCups | undefined;
  guess: number | undefined;
  captionRef: SetRef;
  className: string;
}

/** All the cups, what they answer to a guess, and the reader's share of them; without a number, that of one cup. */
function Answer({ cups, guess, captionRef, className }: AnswerProps) {
  const share = describeShare(cups ?? 1);
  const percent = (
    <b>
      <Claim id="your-share" value={share.values.percent}>
        {share.percent}
      </Claim>
    </b>
  );
  return (
    <Caption
      name="result"
      captionRef={captionRef}
      className={`${styles.answer} ${className}`}
      figure={<Claim id="cotton-cups" format="number" />}
      unit={words.allCups}
    >
      {guess !== undefined && <p className={styles.guessed}>{describeCupsGuess(guess)}</p>}
      <p>
        {cups === undefined ? words.oneCupsPart(percent) : words.yourPart(cups, formatCups(cups), percent)}
      </p>
      <Republish />
    </Caption>
  );
}

/**
 * How many cups make a T-shirt? The reader guesses; scrolling steps back from their own cups until every cup behind one
 * T-shirt's cotton stands in the shape of a T-shirt. Then come the words.
 */
export function ZoomScene() {
  const cups = useSaid().cups;
  const [guess, setGuess] = useReader('guess');
  const mark = useMemo(() => (guess === undefined ? undefined : createMark(guess)), [guess]);
  const { isAnswered, isAsked, hasPicture, waits, onLayout, onRest, onShow } = useAnswer('shirt');
  const scene = useScene(zoomScene, { cups: cups ?? 1, mark }, { onLayout, onRest });
  const own = cups === undefined ? words.oneCup : words.ofDay(formatCups(cups), cups === 1);
  const shirt =
    cups === undefined
      ? words.zoomPictureOne(ALL_CUPS)
      : words.zoomPictureYours(ALL_CUPS, describeShare(cups).tag);

  return (
    <Pinned
      scene={scene}
      className={styles.zoom ?? ''}
      data-ground="night"
      isTurned
      data-bar-clear={hasPicture ? '' : undefined}
      data-picture="shirt"
      aria-label={words.zoomName}
      picture={
        <>
          <SceneCanvas scene={scene} label={isAnswered ? shirt : own} />
          <p className={styles.own} ref={scene.ref('own')} aria-hidden="true">
            <span className="upright">{own}</span>
          </p>
          {guess !== undefined && <Ends scene={scene} guess={guess} />}
          <p className={styles.inView} ref={scene.ref('label')} aria-hidden="true">
            <span className="upright">
              <b className="figure" ref={scene.ref('count')} /> <span>{words.inView}</span>
            </span>
          </p>
        </>
      }
      anchors={
        <>
          <MomentAnchor id="how-many" was={['one-day', 'step-back']} />
          <MomentAnchor id="shirt" />
        </>
      }
    >
      <Asked
        name="how-many"
        captionRef={scene.ref('how-many')}
        question={<h1>{words.howMany}</h1>}
        picture={guess !== undefined && <GuessField cups={cups ?? 1} guess={guess} />}
      >
        <HowMuch
          scale={CUPS_SCALE}
          name={guessWords.yourCups}
          unit={guessWords.cupsUnit}
          value={guess}
          say={formatCups}
          onSet={setGuess}
          onShow={onShow}
          answer={
            // Whoever only scrolls on reads it where it stands.
            isAnswered &&
            (isAsked || guess !== undefined) &&
            `${ALL_CUPS}${FULL_STOP} ${guess === undefined ? '' : describeCupsGuess(guess)}`
          }
        />
      </Asked>
      <Still name="shirt" className={waits} />
      <Answer cups={cups} guess={guess} captionRef={scene.ref('result')} className={waits} />
    </Pinned>
  );
}
