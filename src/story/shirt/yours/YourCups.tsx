import * as words from '#words/shirt';
import { describeShare } from '../../../model/share';
import type { DailyCups } from '../../../model/userInput';
import { Callout } from '../../../scene/Callout';
import type { SceneHandle } from '../../../scene/useScene';
import { CUP_PATH } from '../../../ui/cupOutline';
import styles from './YourCups.module.css';

/** Your cups among their neighbors, as large as a glass can be seen. */
function Enlargement({ cups }: { cups: number }) {
  const columns = cups + 2;
  return (
    <svg
      className={styles.enlarged}
      viewBox={`0 0 ${columns * 50} 165`}
      width={columns * 50}
      height="165"
      aria-hidden="true"
    >
      {Array.from({ length: 3 * columns }, (_, index) => {
        const [row, column] = [Math.floor(index / columns), index % columns];
        const isYours = row === 1 && column > 0 && column <= cups;
        return (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a cup is its place
            key={index}
            d={CUP_PATH}
            transform={`translate(${column * 50 + 5} ${row * 55 + 5})`}
            data-yours={isYours || undefined}
          />
        );
      })}
    </svg>
  );
}

/** Your cups called out of the shirt, enlarged: among eleven thousand they would be specks. */
export function YourCups({ scene, cups }: { scene: SceneHandle; cups: DailyCups | undefined }) {
  return (
    <Callout scene={scene} name="yours">
      <Enlargement cups={cups ?? 1} />
      <b>{cups === undefined ? words.tagOne : describeShare(cups).tag}</b>
      <span className={styles.wide}>{words.enlarged}</span>
    </Callout>
  );
}
