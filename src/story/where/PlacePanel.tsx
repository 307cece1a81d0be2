import { useEffect, useState } from 'react';
import * as words from '#words/where';
import { WhereClaim } from '../../claim/WhereClaim';
import type { PlaceId } from '../../data/places';
import { formatCups, formatNumber } from '../../model/format';
import {
  calculateToldDays,
  findPlaceWater,
  hasLittleRiver,
  MOST_CUPS,
  type PlaceWater,
} from '../../model/placeWater';
import type { DailyCups } from '../../model/userInput';
import { Announcement } from '../../ui/Announcement';
import { Badge } from '../../ui/Badge';
import { useSaid } from '../../ui/reader';
import { CupMark } from './CupMark';
import styles from './PlacePanel.module.css';
import { PlaceShirt } from './PlaceShirt';

/** While arrows run along the rows, nothing is said of the places that they only pass. */
const REST_MS = 400;

/** "Grown in Uzbekistan: 7,991 cups from rivers and wells, 839 of rain." */
const writeSentence = ({ grown, river, rain }: PlaceWater): string =>
  words.sentence(grown, river, formatNumber(river), formatNumber(rain));

/** How long a place's cups would last the reader: those from rivers and wells, or the rain where there are none. */
function writeDays({ river, rain }: PlaceWater, cups: DailyCups): string {
  const days = calculateToldDays(river || rain, cups);
  return words.inYourDays(river > 0, formatCups(cups), formatNumber(days));
}

/** Says a place that was chosen once the choice rests. */
function Spoken({ text }: { text: string | undefined }) {
  const [spoken, setSpoken] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return <Announcement>{spoken}</Announcement>;
}

/** One place: its two numbers, and its shirt, knitted from every cup of them. */
export function PlacePanel({
  className,
  shown,
  before,
  isPicked,
}: {
  className: string | undefined;
  shown: PlaceId;
  before: PlaceId | undefined;
  isPicked: boolean;
}) {
  const { cups } = useSaid();
  const place = findPlaceWater(shown);
  const ghost = before === undefined ? undefined : findPlaceWater(before);
  return (
    <div className={`${styles.panel} ${className}`} data-drawing="">
      <div className={styles.who}>
        <h2 className="title">{place.name}</h2>
        {(['river', 'rain'] as const).map((water) => (
          <div key={water} className={styles.cups}>
            <CupMark of={water} />
            <b className="figure">
              <WhereClaim id={`${shown}-${water}-cups`} format="number" />
            </b>{' '}
            <span>{water === 'river' ? words.riverUnit : words.rainUnit}</span>
          </div>
        ))}
        {cups !== undefined && (
          <p className={`not-short ${styles.days}`}>
            <b>{writeDays(place, cups)}</b>
          </p>
        )}
        {hasLittleRiver(place) && <p className={`not-short ${styles.days}`}>{words.noMedal}</p>}
      </div>
      <PlaceShirt
        most={MOST_CUPS}
        river={place.river}
        rain={place.rain}
        ghost={ghost}
        label={words.shirtPicture(writeSentence(place))}
      />
      <p className={styles.unit}>
        {ghost && <span className="scroll-only not-short">{words.dashedShirt(ghost.name)} </span>}
        <span className="scroll-only">{`${words.everyCup} `}</span>
        <Badge>{words.oneStudy}</Badge>
      </p>
      <Spoken text={isPicked ? writeSentence(place) : undefined} />
    </div>
  );
}
