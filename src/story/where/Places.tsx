import { useState } from 'react';
import { linkUnread } from '#words/shell';
import * as words from '#words/where';
import type { Sorting } from '../../model/placeWater';
import { Republish } from '../../save/Republish';
import { Announcement } from '../../ui/Announcement';
import { Button } from '../../ui/Button';
import { Choice } from '../../ui/Choice';
import { Failure } from '../../ui/PressFailed';
import { CupMark } from './CupMark';
import { describeGuess, describeOrder } from './describeOrder';
import { PlaceMap } from './PlaceMap';
import { PlacePanel } from './PlacePanel';
import { PlaceRows } from './PlaceRows';
import styles from './Places.module.css';
import { usePlaces } from './usePlaces';

const SORTINGS = (['river', 'rain', 'both'] as const).map(
  (sorting) =>
    [
      sorting,
      <>
        {sorting !== 'both' && <CupMark of={sorting} />}
        {words.sortings[sorting]}
      </>,
    ] as const,
);

/** Which place is the thirstiest? A guess, then the ranks, which turn over; beside them the shirt of one place. */
export function Places({ isEmbedded = false }: { isEmbedded?: boolean }) {
  const { isAnswered, guess, grown, shown, before, isUnread, choose, answer } = usePlaces();
  const [by, setBy] = useState<Sorting>('river');
  // Until rain is asked for, only the river is drawn.
  const [hasRain, setHasRain] = useState(false);
  const { title, text } = describeOrder(by);
  const told = guess && by === 'river' ? describeGuess(guess) : undefined;
  const heading = isAnswered ? title : words.orderQuestion;
  return (
    <section
      className={styles.places}
      data-ground="mist"
      data-part="places"
      data-picture="places"
      data-embedded={isEmbedded || undefined}
    >
      <div className={styles.head}>
        <h1 data-drawing="">{heading}</h1>
        {isUnread && <Failure>{linkUnread}</Failure>}
        {isAnswered ? (
          <p key="answer" className={styles.say}>
            {told && <b>{told} </b>}
            <span>{text}</span>
            {by === 'river' && <span> {words.rainQuestion}</span>}
          </p>
        ) : (
          <p key="question" className={`needs-script scroll-only ${styles.say}`}>
            {words.orderText}
          </p>
        )}
        {(['river', 'rain', 'both'] as const).map((sorting) => (
          <p key={sorting} className="plain-only">
            <b>{describeOrder(sorting).title} </b>
            <span>{describeOrder(sorting).text}</span>
          </p>
        ))}
        <Announcement>{isAnswered && [told, title, text].filter(Boolean).join(' ')}</Announcement>
      </div>
      <div className={`needs-script screen-only row gap-4 ${styles.tools}`}>
        {isAnswered ? (
          <>
            <Choice
              look={styles.sortings}
              legend={words.sortLegend}
              isLegendHidden
              options={SORTINGS}
              value={by}
              onChoose={(sorting) => {
                setBy(sorting);
                if (sorting !== 'river') setHasRain(true);
              }}
            />
            <p key="answered" className={`axis ${styles.hint}`}>
              {words.pick}
            </p>
          </>
        ) : (
          <>
            <Button isSmall onClick={answer}>
              {words.showOrder}
            </Button>
            <p key="asked" className="axis">
              {words.westToEast}
            </p>
          </>
        )}
      </div>
      <PlaceRows
        className={styles.rows}
        by={isAnswered ? by : undefined}
        hasRain={hasRain || !isAnswered}
        guess={guess}
        chosen={isAnswered ? (grown ?? guess) : guess}
        onChoose={choose}
        onAnswer={answer}
      />
      <PlacePanel className={styles.panel} shown={shown} before={before} isPicked={grown !== undefined} />
      <div className={styles.foot} data-unsaved="">
        <div className={styles.map}>
          <PlaceMap
            shown={shown}
            onChoose={(id) => {
              choose(id);
              if (!isAnswered) answer();
            }}
          />
        </div>
        <div className={styles.more}>
          <Republish
            embed={
              isEmbedded
                ? undefined
                : { id: shown === 'world' ? 'where' : `where?grown=${shown}`, name: words.pageTitle }
            }
          />
        </div>
      </div>
    </section>
  );
}
