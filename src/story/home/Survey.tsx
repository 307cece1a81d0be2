import { useEffect, useId, useRef } from 'react';
import * as words from '#words/home';
import { cupsOfWater } from '#words/plain/count';
import { COTTON_CUPS } from '../../data/shirt';
import { formatNumber } from '../../model/format';
import type { DailyCups } from '../../model/userInput';
import type { SetRef } from '../../scene/refs';
import type { SceneHandle } from '../../scene/useScene';
import { Announcement } from '../../ui/Announcement';
import { Button } from '../../ui/Button';
import { StoryLink } from '../../ui/StoryLink';
import { CupPictures, Cups } from './Cups';
import { Heading } from './Heading';
import styles from './Survey.module.css';

interface SurveyProps {
  scene: SceneHandle;
  preview: DailyCups | 0;
  chosen: DailyCups | undefined;
  /** Whether the pour has come to "This is one T-shirt." */
  isShirt: boolean;
  onPreview: (cups: DailyCups | 0) => void;
  onChoose: (cups: DailyCups) => void;
  onGoOn: () => void;
  onStop: () => void;
}

function Count({ count }: { count: number }) {
  return (
    <>
      <b className="figure">{formatNumber(count)}</b> <span>{words.cupsUnit(count)}</span>
    </>
  );
}

/** The count while water pours: the scene writes the number, frame by frame. Its last value keeps room for it. */
function PouringCount({
  countRef,
  chosen,
  isShirt,
}: {
  countRef: SetRef;
  chosen: DailyCups;
  isShirt: boolean;
}) {
  return (
    <span className={styles.pouring} aria-hidden="true">
      <span>
        <b className="figure" ref={countRef} data-count="">
          {chosen}
        </b>{' '}
        <span>{words.cupsUnit(isShirt ? COTTON_CUPS : chosen)}</span>
      </span>
      <span className={styles.answered}>
        <Count count={COTTON_CUPS} />
      </span>
    </span>
  );
}

/** The question, the count, and the ten cups. */
export function Survey({
  scene,
  preview,
  chosen,
  isShirt,
  onPreview,
  onChoose,
  onGoOn,
  onStop,
}: SurveyProps) {
  const isChosen = chosen !== undefined;
  const lit = chosen ?? preview;
  const hintId = useId();
  const surveyRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chosen === undefined) return;
    return () => {
      // Stopped: its button is gone, and the focus goes back to the cup that began it.
      if (document.activeElement === document.body)
        surveyRef.current?.querySelector<HTMLElement>(`[data-cup="${chosen}"]`)?.focus();
    };
  }, [chosen]);
  return (
    <div ref={surveyRef} className={styles.survey} data-survey="">
      <h2 className={styles.heading}>
        <Heading isChosen={isChosen} isShirt={isShirt} />
      </h2>
      <div className={styles.counted}>
        <div className={styles.read}>
          {isChosen && <PouringCount countRef={scene.ref('count')} chosen={chosen} isShirt={isShirt} />}
          {!isChosen && (
            <span className="needs-script">
              <span className="visually-hidden">{cupsOfWater(lit, formatNumber(lit))}</span>
              <span aria-hidden="true">
                <Count count={lit} />
              </span>
            </span>
          )}
          <Announcement>
            {isChosen && !isShirt && <span>{words.saidYou(<Count count={chosen} />)}</span>}
            {isShirt && <span>{words.saidShirt(<Count count={COTTON_CUPS} />)}</span>}
          </Announcement>
          {!isChosen && (
            <span id={hintId} className={`${styles.hint} ${lit > 0 ? styles.answered : ''} needs-script`}>
              {words.hint}
            </span>
          )}
          {isChosen && (
            <span ref={scene.ref('goOn')} className={styles.ways}>
              <Button isSmall aria-keyshortcuts="Escape" onClick={onStop}>
                {words.stop}
              </Button>
              <Button look="solid" isSmall onClick={onGoOn}>
                {words.goOn}
              </Button>
            </span>
          )}
          <StoryLink className={`${styles.link} without-script`} to="/thirsty_fashion/info1">
            {words.withoutScript}
          </StoryLink>
        </div>
        <Cups hintId={hintId} lit={lit} chosen={chosen} onPreview={onPreview} onChoose={onChoose} />
        <CupPictures className="without-script" lit={0} />
      </div>
    </div>
  );
}

/** The same beneath the water. */
export function SunkenSurvey({
  scene,
  chosen,
  isShirt,
}: Pick<SurveyProps, 'scene' | 'isShirt'> & { chosen: DailyCups }) {
  return (
    <div className={styles.survey} data-survey="">
      <p className={styles.heading}>
        <Heading isChosen isShirt={isShirt} />
      </p>
      <div className={styles.counted}>
        <div className={`${styles.read} ${styles.drowned}`}>
          <PouringCount countRef={scene.ref('sunkenCount')} chosen={chosen} isShirt={isShirt} />
        </div>
        <CupPictures isSunken lit={chosen} />
      </div>
    </div>
  );
}
