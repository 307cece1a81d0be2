import { useScene } from '../../../scene/useScene';
import styles from '../../../thread/Thread.module.css';
import { strandsScene } from './scene';

/** The thread of the costs page, over the positioned element that holds it. */
export function Strands() {
  const scene = useScene(strandsScene, {});
  return (
    <div ref={scene.ref('root')} className={styles.thread} aria-hidden="true">
      <svg ref={scene.ref('drawing')} data-thread="" />
    </div>
  );
}
