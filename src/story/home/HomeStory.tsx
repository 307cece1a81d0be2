import { useDeferredValue, useEffect, useRef, useState } from 'react';
import type { DailyCups } from '../../model/userInput';
import { useScene } from '../../scene/useScene';
import { Thread } from '../../thread/Thread';
import styles from './HomeStory.module.css';
import { Sunken } from './Sunken';
import { Survey } from './Survey';
import { pourScene } from './scene';
import { Title, useFit } from './Title';
import { redirectTween } from './tween';
import { useChoice } from './useChoice';
import { readHomeWay } from './way';

/** One lone drop falls on dry letters, when they have been dry so long. */
const IDLE_DROP_MS = 2000;

/** Home's water, in step with the cups: those that are tried, and those that are chosen. */
function usePour(preview: DailyCups | 0, chosen: DailyCups | undefined, isOver: boolean) {
  const [cups, setCups] = useState({ from: 0, to: 0, startMs: 0 });
  const [dropAtMs, setDropAtMs] = useState(Number.NEGATIVE_INFINITY);
  const scene = useScene(
    pourScene,
    { cups, chosen, isOver, dropAtMs },
    { rest: chosen === undefined ? 0 : 1 },
  );
  const lit = chosen ?? preview;
  const isDry = lit === 0;

  useEffect(() => {
    setCups((last) => redirectTween(last, lit, scene.readInstant()?.elapsedMs ?? 0));
  }, [lit, scene]);
  useEffect(() => {
    if (!isDry) return;
    const timer = setTimeout(() => setDropAtMs(scene.readInstant()?.elapsedMs ?? 0), IDLE_DROP_MS);
    return () => clearTimeout(timer);
  }, [isDry, scene]);
  useEffect(() => {
    // It measures in pixels of the viewport, and low windows are scrolled.
    window.addEventListener('scroll', scene.refresh, { passive: true });
    return () => window.removeEventListener('scroll', scene.refresh);
  }, [scene]);
  return scene;
}

/** Home: the thirsty title, the question, and the pour that answers it. */
export function HomeStory() {
  const titleRef = useRef<HTMLDivElement>(null);
  const fit = useFit(titleRef);
  const [preview, setPreview] = useState<DailyCups | 0>(0);
  const { chosen, isOver, choose, goOn, stop } = useChoice();
  // The press is answered first; then comes what it sets going.
  const poured = useDeferredValue(chosen);
  const scene = usePour(preview, poured, isOver);
  // Its letters have moved, though their box has not.
  // biome-ignore lint/correctness/useExhaustiveDependencies: fit is what moves them
  useEffect(() => scene.refresh(), [fit, scene]);

  return (
    <>
      <section ref={scene.ref('root')} className={styles.home} data-ground="weld" data-picture="home">
        <Thread readWay={readHomeWay} isDrawnIn />
        <Title scene={scene} titleRef={titleRef} fit={fit} />
        <Survey
          scene={scene}
          preview={preview}
          chosen={chosen}
          onPreview={(cups) => setPreview(cups)}
          onChoose={choose}
          onGoOn={goOn}
          onStop={stop}
        />
      </section>
      <canvas ref={scene.ref('canvas')} className={styles.water} aria-hidden="true" data-picture="home" />
      {poured !== undefined && <Sunken scene={scene} fit={fit} homeClass={styles.home} chosen={poured} />}
    </>
  );
}
