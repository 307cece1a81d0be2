import { formatNumber } from '../../model/format';
import type { SceneHandle } from '../../scene/useScene';
import { COUNTS, LABELS } from './labels';
import styles from './SceneLabels.module.css';

const CLASSES = {
  mark: styles.mark,
  bracket: styles.bracket,
  foot: styles.foot,
  axis: styles.axis,
} as const;

/** What is written into the moving picture; the scene puts each in its place and shows it when it is time. */
export function SceneLabels({ scene }: { scene: SceneHandle }) {
  return LABELS.map(({ id, kind, text, isUnconfirmed }) => (
    <span key={id} ref={scene.ref(`label-${id}`)} className={CLASSES[kind]} data-label={id}>
      {kind === 'axis' ? (
        COUNTS.map((count) => <i key={count}>{formatNumber(count)}</i>)
      ) : (
        <span className={id === 'lake' ? 'caption' : undefined}>
          {id === 'hung' && <b className="figure" ref={scene.ref('hungCount')} />}
          <span data-unconfirmed={isUnconfirmed && ''}>{text}</span>
        </span>
      )}
    </span>
  ));
}
