import type { SwatchId } from '../../charts/swatch/drawSwatch';
import { swatchScene } from '../../charts/swatch/scene';
import { SceneCanvas, useScene } from '../../scene/useScene';
import styles from './Flashcard.module.css';

/** The cloth that the fiber becomes, drawn once its card comes near. */
export function Swatch({ id }: { id: SwatchId }) {
  const scene = useScene(swatchScene, { id });
  return (
    <div className={`needs-script ${styles.weave}`} ref={scene.ref('root')}>
      <SceneCanvas scene={scene} />
    </div>
  );
}
