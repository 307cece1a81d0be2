import * as words from '#words/shirt';
import { Claim } from '../../../claim/Claim';
import { formatCups } from '../../../model/format';
import { describeShare } from '../../../model/share';
import { SHIRT_CUPS } from '../../../model/shirt';
import { steps } from '../../../model/steps';
import type { DailyCups } from '../../../model/userInput';
import { Callout } from '../../../scene/Callout';
import { SceneCanvas, useScene } from '../../../scene/useScene';
import { Still } from '../Still';
import styles from './Field.module.css';
import { fieldScene } from './scene';

/** Every cup of one T-shirt: the cotton's, and beneath them the factory's. */
export function Field({ cups }: { cups: DailyCups | undefined }) {
  const scene = useScene(fieldScene, { yourCups: cups ?? 0 });
  return (
    <div className={styles.field} ref={scene.ref('root')} data-part="field">
      <Still name="field" />
      <SceneCanvas scene={scene} label={words.fieldPicture(formatCups(SHIRT_CUPS))} />
      {cups !== undefined && (
        <div className={styles.callout}>
          <Callout scene={scene} name="yours">
            <span className={styles.tag}>{words.yourTag(describeShare(cups).tag)}</span>
          </Callout>
        </div>
      )}
      <ul className={styles.labels}>
        <li className={styles.note} ref={scene.ref('cotton')}>
          {words.fieldCotton}
        </li>
        {steps.map(({ id, highCups }, index) => (
          <li key={id} className={styles[id]} ref={scene.ref(`block-${index}`)}>
            <Claim id={id}>{formatCups(highCups)}</Claim> {words.BLOCK_NAMES[id]}
          </li>
        ))}
        <li className={`${styles.note} ${styles.key}`} ref={scene.ref('key')}>
          {words.fieldKey}
        </li>
      </ul>
    </div>
  );
}
