import { countedName } from '#words/shell';
import * as words from '#words/shirt';
import { Republish } from '../../../save/Republish';
import { SceneCanvas, useScene } from '../../../scene/useScene';
import { Caption, CaptionGroup } from '../../../ui/Caption';
import { MomentAnchor } from '../../../ui/MomentAnchor';
import { Pinned } from '../../../ui/Pinned';
import { useSaid } from '../../../ui/reader';
import { StoryLink } from '../../../ui/StoryLink';
import { Still } from '../Still';
import { STILL_TEXTS } from '../stillTexts';
import { watersScene } from './scene';
import styles from './Waters.module.css';
import { WaterPart, WatersList } from './WatersList';
import { WATER_IDS } from './waters';

/** The shirt of the zoom again, its cups dyed by the water that they stand for. */
export function Waters() {
  const cups = useSaid().cups;
  const scene = useScene(watersScene, { cups: cups ?? 1 });
  return (
    <Pinned
      scene={scene}
      className={styles.waters ?? ''}
      isOver
      isTurned
      data-ground="night"
      data-picture="waters"
      aria-label={words.watersName}
      picture={
        <>
          <SceneCanvas scene={scene} label={STILL_TEXTS.waters} />
          <ul className={`scroll-only ${styles.labels}`}>
            {WATER_IDS.map((id) => (
              <li key={id} ref={scene.ref(`label-${id}`)} className={styles[id]}>
                <div className="upright">
                  <WaterPart id={id} />
                </div>
              </li>
            ))}
          </ul>
        </>
      }
      anchors={<MomentAnchor id="all" was={['irrigation', 'rain', 'dilution', 'liters', 'count', 'fiber']} />}
    >
      <Still name="waters" />
      <CaptionGroup ref={scene.ref('words')}>
        <Caption name="all" captionRef={scene.ref('all')} title={words.watersAll}>
          <WatersList />
          <p className="targets">
            <StoryLink to="/thirsty_fashion/where">{words.whereLink}</StoryLink>
          </p>
          <Republish embed={{ id: 'counted', name: countedName }} />
        </Caption>
      </CaptionGroup>
    </Pinned>
  );
}
