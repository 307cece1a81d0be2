import * as words from '#words/lives';
import { Claim, FigureClaim } from '../../../claim/Claim';
import { formatDecimals, formatNumber } from '../../../model/format';
import { formatFigure } from '../../../model/formatFigure';
import type { Pair } from '../../../model/lives/life';
import { addCups, calculateWashes, calculateWearWater } from '../../../model/lives/water';
import { Republish } from '../../../save/Republish';
import { SceneCanvas, useScene } from '../../../scene/useScene';
import { Opening } from '../../../ui/Opening';
import { StoryLink } from '../../../ui/StoryLink';
import { Fact } from '../Fact';
import { useSettledLives } from '../livesStore';
import { countCups, waterScene } from './scene';
import { type GrownCups, useGrownCups } from './useGrownCups';
import styles from './Water.module.css';

const writeCups = (cups: number) => (cups < 20 ? formatDecimals(cups, 1) : formatNumber(Math.round(cups)));

/** One wear of a life in cups, every one drawn. */
function LifeWater({ letter, grown }: { letter: keyof Pair; grown: GrownCups | undefined }) {
  const pair = useSettledLives();
  const life = pair[letter];
  const portions = calculateWearWater(life, grown);
  const most = Math.max(...[pair.a, pair.b].map((each) => countCups(calculateWearWater(each, grown))));
  const name = letter.toUpperCase();
  const scene = useScene(waterScene, { portions, most });
  const { liters, percent } = calculateWashes(life, grown);
  const share = formatFigure({ value: Math.round(10 * percent) / 10, unit: 'percent' });
  const said = portions.map(({ kind, cups }) => `${writeCups(cups)} ${words.PORTIONS[kind]}`);
  return (
    <div className={styles.life} data-computed="" ref={scene.ref('root')}>
      <p className={styles.name}>
        <span className={styles.letter} aria-hidden="true">
          {name}
        </span>
        <b className={styles.cups} data-unconfirmed="">
          {words.waterCups(formatNumber(Math.round(addCups(portions))))}
        </b>
      </p>
      <p className={styles.parts}>
        {portions.map(({ kind, cups }) => (
          <span key={kind} data-water={kind}>
            <b key={cups} {...(kind !== 'washed' && { 'data-unconfirmed': '' })}>
              {writeCups(cups)}
            </b>{' '}
            <span>{words.PORTIONS[kind]}</span>
          </span>
        ))}
      </p>
      <SceneCanvas
        scene={scene}
        className={`scroll-only ${styles.canvas}`}
        label={words.waterPicture(name, said.join(', '))}
      />
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

/** What is counted: our story's water, or that of the place where the reader had the cotton grown. */
function Lead({ grown }: { grown: GrownCups | undefined }) {
  const washing = <Fact id="washing-liters" />;
  if (!grown) return words.waterLead(<Claim id="shirt-liters" />, <Claim id="factory-liters" />, washing);
  const claim = (kind: 'river' | 'rain') => (
    <FigureClaim
      id={`${grown.place}-${kind}-cups`}
      figure={{ value: grown[kind], unit: 'cups', isUnconfirmed: true }}
    />
  );
  return words.waterLeadOfPlace(
    <b>{grown.name}</b>,
    claim('river'),
    claim('rain'),
    <Claim id="after-finishing" />,
    washing,
  );
}

/** The same two lives in water: the field outweighs the wash. */
export function Water() {
  const grown = useGrownCups();
  return (
    <section
      className={styles.water}
      data-ground="night"
      data-picture="lives-water"
      aria-labelledby="water-title"
    >
      <Opening
        title={
          <h2 id="water-title" className={`headline ${styles.title}`}>
            {words.waterTitle}
          </h2>
        }
      >
        <p key={grown?.place}>
          <Lead grown={grown} />
        </p>
        <p className={styles.place} data-unsaved="">
          <StoryLink to="/thirsty_fashion/where" key={grown?.place}>
            {grown ? words.otherPlace : words.choosePlace}
          </StoryLink>
        </p>
      </Opening>
      <div className={styles.lives}>
        <LifeWater letter="a" grown={grown} />
        <LifeWater letter="b" grown={grown} />
      </div>
      <Republish />
    </section>
  );
}
