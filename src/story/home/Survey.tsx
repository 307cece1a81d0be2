import { useEffect, useId, useRef } from 'react';
import * as words from '#words/home';
import { cupsOfWater } from '#words/text/count';
import { formatNumber } from '../../model/format';
import type { DailyCups } from '../../model/userInput';
import type { SceneHandle } from '../../scene/useScene';
import { Announcement } from '../../ui/Announcement';
import { Button } from '../../ui/Button';
import { StoryLink } from '../../ui/StoryLink';
import { CupPictures, Cups } from './Cups';
import styles from './Survey.module.css';

/** The question; once it is answered, whose water it is. The question keeps its room, so that nothing moves. */
function Heading({ isChosen }: { isChosen: boolean }) {
  return (
    <>
      <span className={`${styles.question} ${isChosen ? styles.answered : ''}`}>
        {words.question}
        {words.cupNote}
      </span>
      {isChosen && <span className={styles.say}>{words.answerYou}</span>}
    </>
  );
}

interface SurveyProps {
  scene: SceneHandle;
  preview: DailyCups | 0;
  chosen: DailyCups | undefined;
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

/** The question, the count, and the ten cups. */
export function Survey({ scene, preview, chosen, onPreview, onChoose, onGoOn, onStop }: SurveyProps) {
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
        <Heading isChosen={isChosen} />
      </h2>
      <div className={styles.counted}>
        <div className={styles.read}>
          <span className="needs-script">
            {!isChosen && <span className="visually-hidden">{cupsOfWater(lit, formatNumber(lit))}</span>}
            <span aria-hidden="true">
              <Count count={lit} />
            </span>
          </span>
          <Announcement>{isChosen && <span>{words.saidYou(<Count count={chosen} />)}</span>}</Announcement>
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
export function SunkenSurvey({ chosen }: { chosen: DailyCups }) {
  return (
    <div className={styles.survey} data-survey="">
      <p className={styles.heading}>
        <Heading isChosen />
      </p>
      <div className={styles.counted}>
        <div className={`${styles.read} ${styles.drowned}`}>
          <span>
            <Count count={chosen} />
          </span>
        </div>
        <CupPictures isSunken lit={chosen} />
      </div>
    </div>
  );
}
