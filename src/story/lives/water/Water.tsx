import * as words from '#words/lives';
import { Claim } from '../../../claim/Claim';
import { formatDecimals, formatNumber } from '../../../model/format';
import { formatFigure } from '../../../model/formatFigure';
import type { Pair } from '../../../model/lives/life';
import { calculateWashes, calculateWearWater } from '../../../model/lives/water';
import { SaveScene } from '../../../save/SaveScene';
import { SceneCanvas, useScene } from '../../../scene/useScene';
import { Fact } from '../Fact';
import { useSettledLives } from '../livesStore';
import { waterScene } from './scene';
import styles from './Water.module.css';

const writeCups = (cups: number) => (cups < 20 ? formatDecimals(cups, 1) : formatNumber(Math.round(cups)));

/** One wear of a life in cups, every one drawn. */
function LifeWater({ letter }: { letter: keyof Pair }) {
  const life = useSettledLives()[letter];
  const water = calculateWearWater(life);
  const name = letter.toUpperCase();
  const [grown, washed] = [writeCups(water.grownCups), writeCups(water.washedCups)];
  const scene = useScene(waterScene, water);
  const { liters, percent } = calculateWashes(life);
  const share = formatFigure({ value: Math.round(10 * percent) / 10, unit: 'percent' });
  return (
    <div className={styles.life} data-computed="" ref={scene.ref('root')}>
      <p className={styles.name}>
        <span className={styles.letter} aria-hidden="true">
          {name}
        </span>
        <b className={styles.cups} data-unconfirmed="">
          {words.waterCups(formatNumber(Math.round(water.grownCups + water.washedCups)))}
        </b>
      </p>
      <p className={styles.parts}>
        <span>{words.grownCups(<b data-unconfirmed="">{grown}</b>)}</span>
        <span className={styles.washed}>{words.washedCups(washed)}</span>
      </p>
      <SceneCanvas scene={scene} className={styles.canvas} label={words.waterPicture(name, grown, washed)} />
      <p className={styles.washes}>
        {words.washesOf(
          name,
          formatNumber(life.wears),
          formatNumber(Math.round(liters)),
          <b key={share} data-unconfirmed="">
            {share}
          </b>,
        )}
      </p>
    </div>
  );
}

/** The same two lives in water: the field outweighs the wash. */
export function Water() {
  return (
    <section
      className={styles.water}
      data-ground="night"
      data-picture="lives-water"
      aria-labelledby="water-title"
    >
      <div className={styles.head}>
        <h2 id="water-title">{words.waterTitle}</h2>
        <p className={styles.lead}>
          {words.waterLead(
            <Claim id="shirt-liters" />,
            <Fact id="factory-liters" />,
            <Fact id="washing-liters" />,
          )}
        </p>
      </div>
      <div className={styles.lives}>
        <LifeWater letter="a" />
        <LifeWater letter="b" />
      </div>
      <SaveScene />
    </section>
  );
}
