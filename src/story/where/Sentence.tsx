import { type ReactNode, useEffect, useState } from 'react';
import * as words from '#words/where';
import { UNCONFIRMED } from '../../claim/Claim';
import { WhereClaim } from '../../claim/WhereClaim';
import { formatCups, formatNumber } from '../../model/format';
import { calculateToldDays, hasLittleRiver, type PlaceWater } from '../../model/placeWater';
import { calculateYears } from '../../model/shirt';
import type { DailyCups } from '../../model/userInput';
import { Announcement } from '../../ui/Announcement';
import { CUP_PATH } from '../../ui/cupOutline';
import styles from './Choice.module.css';

/** While arrows run along the list, nothing is said of the places that they only pass. */
const REST_MS = 400;

/** "Grown in Uzbekistan: 7,991 cups from rivers and wells, 839 of rain." */
export const writeSentence = ({ grown, river, rain }: PlaceWater): string =>
  words.sentence(grown, river, formatNumber(river), formatNumber(rain));

/** How long a place's cups would last the reader: those from rivers and wells, or the rain where there are none. */
function writeDays({ river, rain }: PlaceWater, cups: DailyCups): string {
  const isRiver = river > 0;
  const days = calculateToldDays(isRiver ? river : rain, cups);
  const years = calculateYears(days);
  return years < 1
    ? words.inYourDaysShort(isRiver, formatCups(cups), formatNumber(days))
    : words.inYourDays(isRiver, formatCups(cups), formatNumber(days), formatNumber(years));
}

/** A place's cups as text with its receipts. */
export function PlaceCups({ place: { id, river } }: { place: PlaceWater }): ReactNode {
  return words.said(
    <WhereClaim id={`${id}-river-cups`}>{river === 0 ? words.noCup : undefined}</WhereClaim>,
    <WhereClaim id={`${id}-rain-cups`} format="number" />,
  );
}

/** The reader's cups, so many times: the same as the sentence, for the eye. */
function Days({ place: { river, rain }, cups }: { place: PlaceWater; cups: DailyCups }) {
  const days = calculateToldDays(river || rain, cups);
  return (
    <p className={styles.times} aria-hidden="true">
      <svg viewBox={`0 0 ${cups * 48 - 8} 45`} width={cups * 48 - 8} height="45" aria-hidden="true">
        {Array.from({ length: cups }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cup is its place
          <path key={index} d={CUP_PATH} transform={`translate(${index * 48} 0)`} />
        ))}
      </svg>
      <span>
        <b className="figure">
          <span {...UNCONFIRMED}>{`× ${formatNumber(days)}`}</span>
        </b>{' '}
        <b>{words.daysUnit(days)}</b>
      </span>
    </p>
  );
}

/** What is said of the place that is chosen, to the eye at once, to the ear when the choice rests. */
export function Sentence({ place, cups }: { place: PlaceWater; cups: DailyCups | undefined }) {
  const text =
    cups === undefined ? writeSentence(place) : `${writeSentence(place)} ${writeDays(place, cups)}`;
  const [spoken, setSpoken] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <>
      <p className="title">{place.grown}</p>
      <p>
        <PlaceCups place={place} />
        {cups !== undefined && <span>{writeDays(place, cups)}</span>}
      </p>
      {cups !== undefined && <Days place={place} cups={cups} />}
      {hasLittleRiver(place) && <p className="small">{words.noMedal}</p>}
      <Announcement>{spoken}</Announcement>
    </>
  );
}
