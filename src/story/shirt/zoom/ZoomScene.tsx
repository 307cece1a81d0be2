import { useRef, useState } from 'react';
import { describeShare } from '../../../model/share';
import { useReducedMotion } from '../../../motion/preferences';
import { useHydrated } from '../../../motion/useHydrated';
import { useUserInput } from '../../userInput';
import { Still } from '../Still';
import { useZoomScene } from './scene';
import { IntroCaption, MiddleCaption, ResultCaption } from './ZoomCaptions';
import styles from './ZoomScene.module.css';

/**
 * Your cups alone; scrolling steps back until every cup behind one T-shirt's cotton stands in the shape of a
 * T-shirt. Without a number one cup is ringed, and the ten cups are offered in place.
 */
export function ZoomScene() {
  const cups = useUserInput();
  const isStill = useReducedMotion();
  // Once offered, the ten cups stay: whoever has just pressed one keeps the focus and may change the answer.
  const [wasOffered, setWasOffered] = useState(false);
  const isOffered = cups === undefined || wasOffered;
  const isHydrated = useHydrated();
  if (isHydrated && cups === undefined && !wasOffered) setWasOffered(true);

  const sectionRef = useRef<HTMLElement>(null);
  const scene = useZoomScene({ sectionRef, cups: cups ?? 1, isStill });

  return (
    <section
      ref={sectionRef}
      className={styles.zoom}
      data-ground="night"
      data-bar-clear=""
      data-picture="shirt"
      data-pinned=""
      data-still={isStill ? '' : undefined}
      aria-label="Your day beside one T-shirt"
    >
      <i
        className={styles.entry}
        data-knot="98.3,132,raw;98.3,180,raw;98.3,280,raw"
        data-knot-narrow="98.4,132,raw;98.4,180,raw;98.4,280,raw"
      />
      <div
        ref={scene.trackRef}
        className={styles.track}
        data-knot="98.3,20,raw;98.3,48,raw"
        data-knot-narrow="98.4,20,raw;98.4,48,raw"
      >
        <div ref={scene.stageRef} className={styles.stage}>
          <canvas
            ref={scene.canvasRef}
            role="img"
            aria-label={`A T-shirt made of 11,421 cups; ${cups === undefined ? 'one is ringed' : `${describeShare(cups).tag} in yellow`}`}
          />
          <svg className={styles.overlay} ref={scene.overlayRef} aria-hidden="true">
            <line className={styles.halo} />
            <line />
            <ellipse />
          </svg>
          <p className={styles.tag} ref={scene.tagRef} aria-hidden="true">
            {cups === undefined ? 'one cup' : describeShare(cups).tag}
          </p>
          <p className={styles.inView} ref={scene.inViewRef} aria-hidden="true">
            <b /> <span>cups in view</span>
          </p>
        </div>
      </div>
      <i
        className={styles.hem}
        data-knot="98.3,60,raw;98.3,92,raw;96.6,97,raw;91,98.2,raw;72,98.4,raw;60,99.2,raw"
        data-knot-narrow="98.4,60,raw;98.4,100,raw"
      />
      <IntroCaption cups={cups} isOffered={isOffered} />
      <Still name="shirt" />
      <MiddleCaption />
      <ResultCaption cups={cups} />
    </section>
  );
}
