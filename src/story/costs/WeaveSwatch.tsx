import type { WeaveId } from '../../charts/weave/drawWeave';
import { weaveScene } from '../../charts/weave/scene';
import { SceneCanvas, useScene } from '../../scene/useScene';
import styles from './Flashcard.module.css';

/** The cloth that the fiber becomes, drawn once its card comes near. */
export function WeaveSwatch({ id }: { id: WeaveId }) {
  const scene = useScene(weaveScene, { id });
  return (
    <div className={`needs-script ${styles.weave}`} ref={scene.ref('root')}>
      <SceneCanvas scene={scene} />
    </div>
  );
}
