import { useEffect, useRef } from 'react';
import type { DailyCups } from '../../model/userInput';
import type { SceneHandle } from '../../scene/useScene';
import styles from './Sunken.module.css';
import { SunkenSurvey } from './Survey';
import { SunkenTitle } from './Title';

interface SunkenProps {
  scene: SceneHandle;
  /** The share of its size in which the title fits. */
  fit: number;
  homeClass: string | undefined;
  chosen: DailyCups;
}

/** The page once more, in the colors that it has under water. It is cut off at the waterline, unseen and unread. */
export function Sunken({ scene, fit, homeClass, chosen }: SunkenProps) {
  const barRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const bar = document.querySelector('[data-bar]')?.cloneNode(true);
    if (!(bar instanceof HTMLElement)) return;
    for (const attribute of ['data-bar', 'data-ground', 'data-solid']) bar.removeAttribute(attribute);
    barRef.current?.replaceChildren(bar);
  }, []);
  return (
    <div ref={scene.ref('sunken')} className={styles.sunken} aria-hidden="true" inert>
      <div ref={barRef} />
      <div ref={scene.ref('sunkenPage')} className={`${homeClass} ${styles.page}`}>
        <SunkenTitle fit={fit} />
        <SunkenSurvey chosen={chosen} />
      </div>
    </div>
  );
}
