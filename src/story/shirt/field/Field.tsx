import * as words from '#words/shirt';
import { formatCups } from '../../../model/format';
import { SHIRT_CUPS } from '../../../model/shirt';
import type { DailyCups } from '../../../model/userInput';
import { SceneCanvas, useScene } from '../../../scene/useScene';
import { Still } from '../Still';
import styles from './Field.module.css';
import { fieldScene } from './scene';

/** Every cup of one T-shirt: the cotton's, and after them the factory's in the dyes of their baths. */
export function Field({ cups }: { cups: DailyCups | undefined }) {
  const scene = useScene(fieldScene, { yourCups: cups ?? 0 });
  return (
    <div className={styles.field} ref={scene.ref('root')} data-part="field">
      <Still name="field" />
      <SceneCanvas scene={scene} label={words.fieldPicture(formatCups(SHIRT_CUPS))} />
    </div>
  );
}
