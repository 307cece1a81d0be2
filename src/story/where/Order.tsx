import { useRef, useState } from 'react';
import * as words from '#words/where';
import { WhereClaim } from '../../claim/WhereClaim';
import type { PlaceId } from '../../data/places';
import { formatNumber } from '../../model/format';
import {
  describeOrders,
  findPlaceWater,
  findRank,
  growerWaters,
  type PlaceWater,
  type Sorting,
} from '../../model/placeWater';
import { formatList, formatNumberWord } from '../../model/words';
import { useReadingView } from '../../motion/preferences';
import { Republish } from '../../save/Republish';
import { Announcement } from '../../ui/Announcement';
import { Button } from '../../ui/Button';
import { Choice } from '../../ui/Choice';
import { CUP_PATH, CUP_VIEW_BOX } from '../../ui/cupOutline';
import { Spread } from '../../ui/Spread';
import { CUPS_PER_BRICK } from './bricks';
import styles from './Order.module.css';
import { BrickPatterns, OrderRows } from './OrderRows';

const SORTINGS = (['river', 'rain', 'both'] as const).map(
  (sorting) =>
    [
      sorting,
      <>
        {sorting !== 'both' && (
          <svg viewBox={CUP_VIEW_BOX} width="40" height="45" data-cup={sorting} aria-hidden="true">
            <path d={CUP_PATH} />
          </svg>
        )}
        {words.sortings[sorting]}
      </>,
    ] as const,
);

const listNames = (list: readonly PlaceWater[]) => formatList(list.map(({ name }) => name));

/** What each order says: its title, its sentence, and the places that turn it over. */
function describeOrder(by: Sorting): { title: string; text: string; marked: readonly PlaceId[] } {
  const { most, second, none, turned, all, allByRiver } = describeOrders();
  const ids = (list: readonly PlaceWater[]) => list.map(({ id }) => id);
  if (by === 'rain') {
    return {
      title: words.rainTitle,
      text: words.rainText(listNames(turned), second.name),
      marked: ids(turned),
    };
  }
  if (by === 'both') {
    const [cups, rain] = [formatNumber(all.both), formatNumber(all.rain)];
    return {
      title: words.bothTitle(all.name),
      text: words.bothText(all.name, cups, rain, formatNumberWord(allByRiver)),
      marked: [all.id],
    };
  }
  return {
    title: words.riverTitle(most.name),
    text: words.riverText(formatNumber(most.river), listNames(turned), none.name),
    marked: ids(turned),
  };
}

/** Why places differ, by the driest of them and by one whose cotton lives on rain. */
function Why() {
  const { second, none } = describeOrders();
  const [dry, wet] = [second, none].map(({ id, name }) => ({
    name,
    river: <WhereClaim id={`${id}-river-cups`} format="number" />,
    rain: <WhereClaim id={`${id}-rain-cups`} format="number" />,
  })) as [words.PlaceNumbers, words.PlaceNumbers];
  return (
    <>
      <h3>{words.whyTitle}</h3>
      <p>{words.why(dry, wet)}</p>
    </>
  );
}

/** The fifteen as buttons: the one that is pressed is the guess. */
function Guess({ onGuess }: { onGuess: (id: PlaceId | undefined) => void }) {
  return (
    <ul className={`needs-script ${styles.guess}`} aria-label={words.guessLabel}>
      {growerWaters.map(({ id, name }) => (
        <li key={id}>
          <Button data-guess={id} onClick={() => onGuess(id)}>
            <svg viewBox={CUP_VIEW_BOX} width="40" height="45" aria-hidden="true">
              <path d={CUP_PATH} />
            </svg>
            <span>{name}</span>
          </Button>
        </li>
      ))}
      <li>
        <Button data-guess="" onClick={() => onGuess(undefined)}>
          {words.showOrder}
        </Button>
      </li>
    </ul>
  );
}

/** What came of the guess: "You guessed India: it is number 7 of fifteen." */
function writeGuess(guess: PlaceId): string {
  const { name } = findPlaceWater(guess);
  const rank = findRank(guess, 'river');
  return rank === 1 ? words.guessedRight(name) : words.guessedWrong(name, formatNumberWord(rank));
}

/** All fifteen in three orders. The reader guesses first; then the order turns over, and the threads stay crossed. */
export function Order({ grown }: { grown: PlaceId | undefined }) {
  const isPlain = useReadingView() === 'plain';
  const [isShown, setIsShown] = useState(false);
  const [guess, setGuess] = useState<PlaceId>();
  const [by, setBy] = useState<Sorting>('river');
  // Until rain is asked for, only what was pumped is drawn.
  const [isDry, setIsDry] = useState(true);
  const sort = (sorting: Sorting) => {
    setBy(sorting);
    if (sorting !== 'river') setIsDry(false);
  };
  const first = useRef<HTMLDivElement>(null);
  const isAsking = !isPlain && !isShown;
  // It stays in the page: a file that is saved before the guess holds the answer.
  const waits = isAsking ? styles.waits : undefined;
  const { title, text, marked } = describeOrder(by);
  const told = guess && by === 'river' ? writeGuess(guess) : undefined;
  return (
    <section className={styles.order} data-ground="mist" data-part="order" data-picture="order">
      <Spread
        className={styles.spread}
        data-page={isAsking || isPlain ? undefined : ''}
        picture={
          <div className={`${styles.stage} ${waits ?? ''}`} data-drawing={title}>
            <BrickPatterns />
            {by === 'river' && isDry && !isPlain && (
              <Button
                isSmall
                className={styles.question}
                onClick={() => {
                  sort('rain');
                  // The question goes away with its answer.
                  first.current?.focus({ preventScroll: true });
                }}
              >
                {words.rainQuestion}
              </Button>
            )}
            <OrderRows
              // Anew with the answer: rows that were not shown have no places to move from.
              key={String(isAsking)}
              by={by}
              isDry={isDry && !isPlain}
              marked={marked}
              guess={guess}
              grown={grown}
            />
            <p className={styles.key}>
              {words.brick(<b>{formatNumber(CUPS_PER_BRICK)}</b>)} <span>{words.average}</span>
            </p>
          </div>
        }
      >
        <div className={styles.head}>
          <div ref={first} tabIndex={-1}>
            {isAsking && (
              <div className="needs-script">
                <h2>{words.orderQuestion}</h2>
                <p className="lead">{words.orderText}</p>
              </div>
            )}
            <div className={waits}>
              <h2>{title}</h2>
              <p className="lead">
                <span>{text}</span>
                {told && <b> {told}</b>}
              </p>
            </div>
          </div>
          {!isAsking && (
            <Choice
              className="needs-script"
              look={styles.sortings}
              legend={words.sortLegend}
              isLegendHidden
              options={SORTINGS}
              value={by}
              onChoose={sort}
            />
          )}
        </div>
      </Spread>
      <Announcement>{isShown && [title, text, told].filter(Boolean).join(' ')}</Announcement>
      {isAsking && (
        <Guess
          onGuess={(id) => {
            setGuess(id);
            setIsShown(true);
            first.current?.focus({ preventScroll: true });
          }}
        />
      )}
      <div className={styles.plain}>
        {(['rain', 'both'] as const).map((sorting) => (
          <p key={sorting}>
            <b>{describeOrder(sorting).title} </b>
            <span>{describeOrder(sorting).text}</span>
          </p>
        ))}
      </div>
      <div className={`${styles.why} ${waits ?? ''}`}>
        <Why />
      </div>
      {!isAsking && <Republish />}
    </section>
  );
}
