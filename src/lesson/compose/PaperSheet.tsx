import * as words from '#words/compose';
import type { Activity } from '../../model/lesson/activity';
import { Lines } from '../Lines';
import { NameLine } from '../NameLine';
import { PlaceLink } from './PlaceLink';
import { listPlaces } from './places';

/** An activity on paper, and where no script runs: each stop with its question, and room to write. */
export function PaperSheet({ activity: { ask, stops } }: { activity: Activity }) {
  return (
    <>
      <NameLine className="paper-only" />
      <ol data-paper="">
        {listPlaces(stops).map(({ id, place }) => (
          <li key={id}>
            <h2>
              <PlaceLink {...place} />
            </h2>
            <p>{place.question ?? words.usualGuess}</p>
            <Lines count={2} />
          </li>
        ))}
        <li>
          <h2>{words.tellTitle}</h2>
          <p dir="auto">{ask || words.tellLabel}</p>
          <Lines count={3} />
        </li>
      </ol>
    </>
  );
}

/** The same on paper alone, below its name. */
export const PrintedSheet = ({ activity }: { activity: Activity }) => (
  <div className="paper-only">
    <p className="title">{words.doTitle}</p>
    <PaperSheet activity={activity} />
  </div>
);
