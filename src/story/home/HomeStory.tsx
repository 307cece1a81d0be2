import { useDeferredValue, useRef, useState } from 'react';
import type { DailyCups } from '../../model/userInput';
import { useReadingView, useReducedMotion } from '../../motion/preferences';
import { Thread } from '../thread/Thread';
import styles from './HomeStory.module.css';
import { Rail } from './Rail';
import { Sunken } from './Sunken';
import { Survey } from './Survey';
import { Title } from './Title';
import { useChoice } from './useChoice';
import { usePourScene } from './usePourScene';

/** Home: the thirsty title, the question, and the pour that answers it. */
export function HomeStory() {
  const homeRef = useRef<HTMLElement>(null);
  const titleRef = useRef<HTMLDivElement>(null);
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const sunkenRef = useRef<HTMLDivElement>(null);
  const [preview, setPreview] = useState<DailyCups | 0>(0);
  const { chosen, isShirt: isShirtDue, choose, goOn } = useChoice();
  // The press is answered first; then comes what it sets going.
  const poured = useDeferredValue(chosen);
  const isPlain = useReadingView() === 'plain';
  const isStill = useReducedMotion() || isPlain;
  const isShirt = chosen !== undefined && (isShirtDue || isStill);
  usePourScene({ homeRef, titleRef, canvasRef, sunkenRef }, preview, poured, isStill);

  return (
    <>
      <section ref={homeRef} className={styles.home} data-ground="weld" data-picture="home">
        <Thread isFromLogo />
        <Rail />
        <Title titleRef={titleRef} />
        <Survey
          preview={preview}
          chosen={chosen}
          isShirt={isShirt}
          onPreview={(cups) => setPreview(cups)}
          onChoose={choose}
          onGoOn={goOn}
        />
      </section>
      <canvas
        ref={canvasRef}
        className={styles.water}
        hidden
        aria-hidden="true"
        data-picture="home"
        data-rising={isShirt || undefined}
      />
      {poured !== undefined && (
        <Sunken
          sunkenRef={sunkenRef}
          titleRef={titleRef}
          homeClass={styles.home}
          chosen={poured}
          isShirt={isShirt}
        />
      )}
    </>
  );
}
