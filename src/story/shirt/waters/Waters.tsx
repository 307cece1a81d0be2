import { type ReactNode, useState } from 'react';
import { countedName } from '#words/shell';
import * as words from '#words/shirt';
import { Claim } from '../../../claim/Claim';
import { UnconfirmedKey } from '../../../claim/UnconfirmedKey';
import { figures } from '../../../data/figures';
import { Republish } from '../../../save/Republish';
import { SceneCanvas, useScene } from '../../../scene/useScene';
import { Caption, CaptionGroup } from '../../../ui/Caption';
import { MomentAnchor } from '../../../ui/MomentAnchor';
import { Pinned } from '../../../ui/Pinned';
import { useSaid } from '../../../ui/reader';
import { useLoadedPart } from '../../../ui/useLoadedPart';
import { Still } from '../Still';
import { STILL_TEXTS } from '../stillTexts';
import { YourCups } from '../yours/YourCups';
import { Counted } from './Counted';
import { type Choice, FIRST_CHOICE, formatChoice } from './choice';
import type { WatersLayout } from './draw';
import { lightParts } from './lit';
import { STATES } from './placeWaters';
import { watersScene } from './scene';
import styles from './Waters.module.css';
import { WATER_IDS } from './waters';

/** What each state says. Plain sentences: the story's numbers meet here. */
const WORDS = {
  all: [words.watersAll, words.watersAllText],
  irrigation: [words.irrigation, words.irrigationText],
  rain: [words.rain, words.rainText],
  dilution: [words.dilution, words.dilutionText],
} satisfies Partial<Record<(typeof STATES)[number], [title: ReactNode, text: ReactNode]>>;

const FIRST_LIT = lightParts(FIRST_CHOICE.parts, FIRST_CHOICE.isOlder);

/** The shirt of the zoom again, its cups dyed by the water that they stand for; the scroll lifts each out in turn. */
export function Waters() {
  const cups = useSaid().cups;
  const [layout, setLayout] = useState<WatersLayout>();
  const [choice, setChoice] = useState<Choice>(FIRST_CHOICE);
  const [lit, setLit] = useState({ from: FIRST_LIT, to: FIRST_LIT, sinceMs: 0 });
  // Once the scene is near.
  const Switches = useLoadedPart(layout !== undefined, () => import('./CountSwitches'))?.CountSwitches;
  const scene = useScene(watersScene, { cups: cups ?? 1, lit }, { onLayout: setLayout });
  const choose = (next: Choice) => {
    setChoice(next);
    setLit({
      from: lit.to,
      to: lightParts(next.parts, next.isOlder),
      sinceMs: scene.readInstant().elapsedMs,
    });
  };
  return (
    <Pinned
      scene={scene}
      className={styles.waters ?? ''}
      isOver
      isTurned
      data-ground="night"
      data-bar-clear={layout ? '' : undefined}
      data-picture="waters"
      aria-label={words.watersName}
      picture={
        <>
          <SceneCanvas scene={scene} label={STILL_TEXTS.waters} />
          <YourCups scene={scene} cups={cups} />
          <ul className={styles.labels} aria-hidden="true">
            {WATER_IDS.map((id) => (
              <li key={id} ref={scene.ref(`label-${id}`)} className={`label ${styles[id]}`}>
                <div className="upright">
                  <b className="figure">
                    <Claim id={`${id}-part`} isPlain />
                  </b>
                  <span>{words.WATER_LABELS[id]}</span>
                  <span className={styles.cups}>
                    <Claim id={`${id}-cups`} isPlain />
                  </span>
                </div>
              </li>
            ))}
            <li ref={scene.ref('label-fiber')} className={`label ${styles.fiber}`}>
              <div className="upright">
                <Claim id="fiber-irrigation-cups" isPlain /> <span>=</span>{' '}
                <Claim id="irrigation-liters" isPlain />
              </div>
            </li>
            <li ref={scene.ref('label-level')} className={`label ${styles.level}`}>
              <div className="upright">{words.countedLevel}</div>
            </li>
          </ul>
        </>
      }
      anchors={STATES.map((state) => <MomentAnchor key={state} id={state} />)}
    >
      <Still name="waters" />
      <CaptionGroup ref={scene.ref('words')}>
        {Object.entries(WORDS).map(([state, [title, text]]) => (
          <Caption key={state} name={state} captionRef={scene.ref(state)} title={title}>
            <p>
              {text} {state === 'dilution' && <UnconfirmedKey />}
            </p>
            {state === 'all' && (
              <Republish embed={{ id: `counted${formatChoice(choice)}`, name: countedName }} />
            )}
          </Caption>
        ))}
      </CaptionGroup>
      <Counted Switches={Switches} scene={scene} choice={choice} onChoose={choose} />
      <Caption name="count" captionRef={scene.ref('count')} title={words.count}>
        <p>{words.countText(figures['after-finishing'].high)}</p>
      </Caption>
    </Pinned>
  );
}
