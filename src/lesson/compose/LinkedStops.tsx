import { useState } from 'react';
import * as words from '#words/activity';
import * as page from '#words/compose';
import { formatNumber } from '../../model/format';
import { formatStop, type Stop } from '../../model/lesson/activity';
import { Button } from '../../ui/Button';
import button from '../../ui/Button.module.css';
import styles from './Activity.module.css';
import { PlaceLink } from './PlaceLink';
import { findPlace, type Place } from './places';

function LinkedStop({ place, number }: { place: Place; number: number }) {
  const [isDone, setIsDone] = useState(false);
  return (
    <li>
      <span className="figure" aria-hidden="true">
        {formatNumber(number)}
      </span>
      <span className={styles.stop}>
        <b className="caption">
          <PlaceLink {...place} />
        </b>
        <span className="note">{place.detail}</span>
      </span>
      <Button
        isSmall
        aria-label={words.doneNamed(place.name)}
        aria-pressed={isDone}
        onClick={() => setIsDone(!isDone)}
      >
        {words.done}
      </Button>
    </li>
  );
}

/** The stops of a link, of those that this site has. */
export function LinkedStops({ stops }: { stops: readonly Stop[] }) {
  const known = stops.flatMap((stop) => {
    const place = findPlace(stop);
    return place ? [{ id: formatStop(stop), place }] : [];
  });
  if (known.length === 0) return <p className={button.failed}>{page.noActivity}</p>;
  return (
    <>
      <p className="screen-only">{words.tabs}</p>
      <ol className={styles.stops}>
        {known.map(({ id, place }, index) => (
          <LinkedStop key={id} place={place} number={index + 1} />
        ))}
      </ol>
    </>
  );
}
