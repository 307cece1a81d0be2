import { useRef, useState } from 'react';
import * as words from '#words/costs';
import { show } from '#words/guess';
import { productionChart } from '../../../charts/production';
import { ClaimText } from '../../../claim/ClaimText';
import { ChartTools } from '../../../dashboards/ChartTools';
import { useChartSound } from '../../../dashboards/useChartSound';
import { productionPhases } from '../../../data/productionPhases';
import { joinPhrases } from '../../../model/phrases';
import { describeHalf, describePhaseGuess } from '../../../model/production';
import { useReadingView, useReducedMotion } from '../../../motion/preferences';
import { Announcement } from '../../../ui/Announcement';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { useReader } from '../../../ui/reader';
import { StoryLink } from '../../../ui/StoryLink';
import { PhaseChart } from './PhaseChart';
import styles from './Phases.module.css';

/**
 * Which phase of making a garment gives off the most: five cores, one of which is guessed, are wound once the reader asks for
 * it. Nothing is told before; whoever scrolls on finds the question again.
 */
export function Phases() {
  const [guess, setGuess] = useReader('phase');
  const [isAsked, setIsAsked] = useState(false);
  const [isWound, setIsWound] = useState(false);
  const isReduced = useReducedMotion();
  const isStill = useReadingView() === 'plain' || isReduced;
  const sound = useChartSound(productionChart.data);
  const focusRef = useRef<HTMLDivElement>(null);
  const isAnswered = isAsked && (isWound || isStill);
  const waits = isAnswered ? '' : 'unanswered';
  const guessed = guess && describePhaseGuess(guess);
  const ask = () => {
    setIsAsked(true);
    // What was pressed goes.
    focusRef.current?.focus({ preventScroll: true });
  };
  return (
    <section
      className={styles.section}
      data-ground="smog"
      data-picture="production"
      data-answered={isAnswered ? '' : undefined}
    >
      <div className={styles.question}>
        <h1>{words.processTitle}</h1>
        <p className="lead">
          <span>{`${words.fiveSteps} `}</span>
          <b>{words.whichPhase}</b>
        </p>
      </div>
      <div className={styles.picture} ref={focusRef} tabIndex={-1} onAnimationEnd={() => setIsWound(isAsked)}>
        <PhaseChart
          state={isAnswered ? 'wound' : isAsked ? 'winding' : 'bare'}
          guess={guess}
          highlighted={sound.id}
          onGuess={setGuess}
          onShow={ask}
        />
      </div>
      {!isAnswered && (
        <div className={`needs-script screen-only ${styles.strip}`}>
          <p className="subtitle">
            {productionPhases.find(({ id }) => id === guess)?.name ?? words.whichOne}
          </p>
          <Button look="solid" className={styles.show} onClick={ask}>
            {show}
          </Button>
        </div>
      )}
      <div className={`${styles.answer} ${waits}`}>
        <p className="heading">
          <ClaimText phrases={describeHalf()} />
        </p>
        {guessed && <p className={styles.guessed}>{guessed}</p>}
      </div>
      <div className={`row gap-5 ${styles.tools} ${waits}`}>
        <Badge>{words.oneStudy}</Badge>
        <StoryLink to="/charts/production">{words.allPhases}</StoryLink>
        <ChartTools charts={[{ spec: productionChart, sound }]} />
      </div>
      <Announcement>
        {isAnswered && [joinPhrases(describeHalf()), guessed].filter(Boolean).join(' ')}
      </Announcement>
    </section>
  );
}
