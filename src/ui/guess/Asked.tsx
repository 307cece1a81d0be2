import type { ReactNode } from 'react';
import type { SetRef } from '../../scene/refs';
import styles from './Asked.module.css';

interface AskedProps {
  /** Among the captions of its scene, which begins with it. */
  name: string;
  captionRef: SetRef;
  question: ReactNode;
  /** What is drawn of the guess beside the question, over the scene's own picture. */
  picture?: ReactNode;
  /** The guess: the last strip. */
  children: ReactNode;
}

/** A question that has the whole window: its words at the left, the picture at the right, the guess along the foot. */
export function Asked({ name, captionRef, question, picture, children }: AskedProps) {
  return (
    <div ref={captionRef} className={styles.whole} data-caption={name} data-whole="" data-shown="">
      <div className={styles.asked}>
        <div className={styles.question}>{question}</div>
        {picture && <div className={styles.picture}>{picture}</div>}
        {children}
      </div>
    </div>
  );
}
