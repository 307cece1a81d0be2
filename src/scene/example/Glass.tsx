import { SceneCanvas, useScene } from '../useScene';
import { glassScene } from './scene';

/** How a section shows the scene: the root is as tall as the story is long, the canvas stands in it. */
export function Glass({ cups }: { cups: number }) {
  const scene = useScene(glassScene, { cups });
  return (
    <section ref={scene.ref('root')}>
      <SceneCanvas scene={scene} label={`A glass of ${cups} cups`} />
      <b ref={scene.ref('count')} aria-hidden="true" />
    </section>
  );
}
