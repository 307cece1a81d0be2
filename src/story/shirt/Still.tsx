import { Stripes } from '../../ui/Stripes';
import type { StillName } from '../../ui/stillPictures';
import styles from './Still.module.css';
import { STILL_TEXTS } from './stillTexts';

/** A scene as a still picture: for the plain reading, for paper, and where no script runs. */
export function Still({ name, className = '' }: { name: StillName; className?: string }) {
  return (
    <div className={`plain-only ${styles.still} ${className}`} data-still={name}>
      <Stripes name={name} alt={STILL_TEXTS[name]} />
    </div>
  );
}
