import { useId, useState } from 'react';
import { useLocation } from 'react-router';
import * as words from '#words/where';
import { UNCONFIRMED } from '../../claim/Claim';
import type { PlaceId } from '../../data/places';
import { formatCups, formatNumber } from '../../model/format';
import {
  calculateDays,
  calculateRiverTimes,
  calculateToldDays,
  findPlaceWater,
  type PlaceWater,
  placeWaters,
} from '../../model/placeWater';
import { findClass } from '../../model/stateHash';
import { DAILY_CUPS, type DailyCups } from '../../model/userInput';
import { useHydrated } from '../../motion/useHydrated';
import { Republish } from '../../save/Republish';
import { Select } from '../../ui/Field';
import { useLoadedPart } from '../../ui/useLoadedPart';
import { useChooseCups, useUserInput } from '../../ui/userInput';
import { CupButton } from '../cups/CupButton';
import { useRovingCups } from '../cups/useRovingCups';
import { PlaceShirt } from './PlaceShirt';
import { WELD_STITCHES } from './shirtLooks';
import styles from './TwoPlaces.module.css';

/** The page's moment that begins here. */

/** What the story works with for a reader who has given no number: the lower end of what people are told to drink. */
const USUAL_CUPS: DailyCups = 6;

/** "B takes 186 times the river water." */
export function compareRivers(a: PlaceWater, b: PlaceWater): string {
  if (a.river === b.river) return a.river === 0 ? words.neither : words.same;
  const letter = a.river > b.river ? 'A' : 'B';
  const times = calculateRiverTimes(a, b);
  return times === undefined ? words.onlyOne(letter) : words.times(letter, formatNumber(times));
}

interface SideProps {
  letter: 'A' | 'B';
  place: PlaceWater;
  cups: number;
  /** Stitches of the larger of the two shirts. */
  most: number;
  onChoose: (id: PlaceId) => void;
}

function Side({ letter, place, cups, most, onChoose }: SideProps) {
  const id = useId();
  const [river, rain] = [calculateDays(place.river, cups), calculateDays(place.rain, cups)];
  const [toldRiver, toldRain] = [calculateToldDays(place.river, cups), calculateToldDays(place.rain, cups)];
  return (
    <div className={styles.side} data-side={letter}>
      <div>
        <div className={`scroll-only ${styles.picture}`}>
          <PlaceShirt
            className={styles.stage}
            look={WELD_STITCHES}
            most={most}
            river={river}
            rain={rain}
            label={words.twoPicture(place.name, formatNumber(river), formatNumber(rain))}
          />
        </div>
        <div className={styles.said}>
          <p className={`needs-script ${styles.choose}`}>
            <label htmlFor={id} className="caption">
              <span className="visually-hidden">{letter === 'A' ? words.placeA : words.placeB}</span>
              <span aria-hidden="true">{letter}</span>
            </label>
            <Select
              id={id}
              value={place.id}
              options={placeWaters.map(({ id: value, name }) => [value, name] as const)}
              onChange={onChoose}
            />
          </p>
          <p className={styles.name}>{place.name}</p>
          <p aria-live="polite" aria-atomic="true">
            <span className={styles.days}>
              <b className="number">
                <span {...UNCONFIRMED}>{formatNumber(toldRiver)}</span>
              </b>{' '}
              <span className="subtitle">{words.daysUnit(toldRiver)}</span>
            </span>{' '}
            <span>{words.daysText(<span {...UNCONFIRMED}>{formatNumber(toldRain)}</span>)}</span>
          </p>
        </div>
      </div>
    </div>
  );
}

/** What the class drinks in a day that the page's fragment holds: only a class fetches what reads it. */
function useClassCups(): number | undefined {
  const { hash } = useLocation();
  const isWanted = useHydrated() && findClass(hash) !== '';
  const part = useLoadedPart(isWanted, () => import('../../model/answer/classAnswers'));
  return isWanted ? part?.sumCups(hash) : undefined;
}

/** Whose days a stitch is: the class's, the reader's own, or those of anyone who drinks as people are told to. */
function describeDays(ofClass: number | undefined, own: DailyCups | undefined) {
  if (ofClass !== undefined)
    return {
      cups: ofClass,
      title: words.twoClass,
      oneStitch: words.oneStitchClass(formatCups(ofClass)),
    };
  if (own !== undefined)
    return { cups: own, title: words.twoYours, oneStitch: words.oneStitchYours(formatCups(own)) };
  return {
    cups: USUAL_CUPS,
    title: words.twoTitle,
    oneStitch: words.oneStitch(formatCups(USUAL_CUPS)),
  };
}

/** Two places side by side, each stitch a day of the reader's cups. */
export function TwoPlaces({ grown }: { grown: PlaceId | undefined }) {
  const own = useUserInput();
  const chooseCups = useChooseCups();
  const roving = useRovingCups(own);
  const [a, setA] = useState<PlaceId>('brazil');
  const [chosenB, setB] = useState<PlaceId>();
  const ofClass = useClassCups();
  const { cups, title, oneStitch } = describeDays(ofClass, own);
  const b = chosenB ?? (grown && grown !== a ? grown : 'uzbekistan');
  const [placeA, placeB] = [findPlaceWater(a), findPlaceWater(b)];
  const countDays = ({ river, rain }: PlaceWater) => calculateDays(river, cups) + calculateDays(rain, cups);
  const most = Math.max(countDays(placeA), countDays(placeB));
  return (
    <section className={styles.two} data-ground="weld" data-part="two" data-picture="two">
      <div className={styles.head}>
        <h2>{title}</h2>
        <p className="subtitle" aria-live="polite">
          {compareRivers(placeA, placeB)}
        </p>
      </div>
      {own === undefined && ofClass === undefined && (
        <div className={`needs-script ${styles.ask}`}>
          <p>{words.cupsQuestion}</p>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every engine */}
          <div
            role="group"
            aria-label={words.cupsQuestion}
            className={`columns ${styles.cups}`}
            onKeyDown={roving.onKeyDown}
          >
            {DAILY_CUPS.map((count) => (
              <CupButton
                key={count}
                cups={count}
                {...roving.bindCup(count)}
                onClick={() => chooseCups(count)}
              />
            ))}
          </div>
        </div>
      )}
      <div className={`columns ${styles.sides}`}>
        <Side letter="A" place={placeA} cups={cups} most={most} onChoose={setA} />
        <Side letter="B" place={placeB} cups={cups} most={most} onChoose={setB} />
      </div>
      <p className="small">{oneStitch}</p>
      <Republish />
    </section>
  );
}
