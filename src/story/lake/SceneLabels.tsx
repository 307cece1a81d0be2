import * as words from '#words/lake';
import { formatPercent } from '../../model/guess/percent';
import type { SceneHandle } from '../../scene/useScene';
import { LABELS } from './labels';
import styles from './SceneLabels.module.css';

/** What is written into the moving picture; the scene puts each in its place and shows it when it is time. */
export function SceneLabels({ scene, percent }: { scene: SceneHandle; percent: number | undefined }) {
  return LABELS.map(({ id, kind, text, isUnconfirmed }) => (
    <span key={id} ref={scene.ref(`label-${id}`)} className={styles[kind]} data-label={id}>
      <span className={id === 'lake' ? 'caption' : undefined}>
        {id === 'hung' && <b className="figure" ref={scene.ref('hungCount')} />}
        {id === 'you' ? (
          percent !== undefined && <b>{words.labelYou(formatPercent(percent))}</b>
        ) : (
          <span data-unconfirmed={isUnconfirmed && ''}>{text}</span>
        )}
      </span>
    </span>
  ));
}
