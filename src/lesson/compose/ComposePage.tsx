import { useEffect, useEffectEvent, useState } from 'react';
import * as words from '#words/activity';
import * as page from '#words/compose';
import { linkUnread } from '#words/shell';
import {
  type Activity,
  formatActivity,
  formatStop,
  holdStops,
  MOST_LETTERS,
  moveStop,
  type Stop,
} from '../../model/lesson/activity';
import { ACTIVITY_PREFIX } from '../../model/stateHash';
import { capitalize, formatNumberWord } from '../../model/words';
import { Announcement } from '../../ui/Announcement';
import button from '../../ui/Button.module.css';
import { Field, Select } from '../../ui/Field';
import { useFragment } from '../../ui/reader';
import { Sides } from '../../ui/Sides';
import { StoryLink } from '../../ui/StoryLink';
import { Section } from '../../ui/section/Section';
import { useWhenResting } from '../../ui/useWhenResting';
import styles from './ComposePage.module.css';
import { PrintedSheet } from './PaperSheet';
import { findPlace, listPlaces, MORE_STOPS, ROWS, readActivity, START } from './places';
import { Share } from './Share';
import { StopRows } from './StopRows';
import { Swatch } from './Swatch';

/** The address follows when the hand rests: browsers take only so many changes of it in a while. */
const REST_MS = 300;
/** A stop with its guess and its talk takes about so long. */
const MINUTES_A_STOP = 10;

interface Composed {
  ask: string;
  rows: readonly Stop[];
  /** The stops that are left out, as links write them. */
  left: readonly string[];
}

/** An activity's stops, and after them the chapters that it leaves out. */
function laidOut({ ask, stops }: Activity): Composed {
  const taken = stops.map(formatStop);
  const open = ROWS.filter((row) => !taken.includes(formatStop(row)));
  return { ask, rows: [...stops, ...open], left: open.map(formatStop) };
}

const BEGIN: Composed = {
  ask: page.usualQuestion,
  rows: ROWS,
  left: laidOut(START).left,
};

const listTaken = ({ rows, left }: Composed): Stop[] => rows.filter((row) => !left.includes(formatStop(row)));

/**
 * The activity that the address holds, and how to change it: the state is the address, and nothing else keeps it. A fragment
 * that names a place on the page leaves it as it is.
 */
function useComposed() {
  const [hash, setHash] = useFragment();
  const [composed, setComposed] = useState(BEGIN);
  const [isBad, setIsBad] = useState(false);
  const activity: Activity = { ask: composed.ask, stops: holdStops(listTaken(composed)) };
  const take = useEffectEvent(() => {
    if (!hash.startsWith(ACTIVITY_PREFIX)) return;
    const read = readActivity(hash);
    setIsBad(read === undefined);
    // One that cannot be read leaves what stands there.
    if (read && formatActivity(read) !== formatActivity(activity)) setComposed(laidOut(read));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each other fragment anew
  useEffect(() => take(), [hash]);
  const wait = useWhenResting(REST_MS, () => setHash(formatActivity(activity)));
  const change = (next: Partial<Composed>) => {
    setIsBad(false);
    setComposed({ ...composed, ...next });
    wait();
  };
  return { composed, activity, isBad, isPart: readActivity(hash)?.isPart, change };
}

const nameOf = (stop: Stop) => findPlace(stop)?.name ?? '';

function Composer() {
  const { composed, activity, isBad, isPart, change } = useComposed();
  const { rows, left } = composed;
  const [news, setNews] = useState('');
  const unread = isBad ? words.unreadable : isPart && linkUnread;
  const places = listPlaces(activity.stops);
  const toggle = (stop: Stop) => {
    const id = formatStop(stop);
    const isOn = !left.includes(id);
    setNews(isOn ? words.removed(nameOf(stop)) : words.added(nameOf(stop), places.length + 1));
    change({ left: isOn ? [...left, id] : left.filter((each) => each !== id) });
  };
  const move = (from: number, by: 1 | -1) => {
    const stop = rows[from];
    if (stop) setNews(words.moved(nameOf(stop), from + by + 1, rows.length));
    change({ rows: moveStop(rows, from, by) });
  };
  const add = (id: string) => {
    const more = MORE_STOPS.find(({ stop }) => formatStop(stop) === id);
    if (!more || rows.some((row) => formatStop(row) === id)) return;
    setNews(words.added(nameOf(more.stop), places.length + 1));
    change({ rows: [...rows, more.stop] });
  };
  return (
    <>
      <div className="screen-only" data-composer="">
        <Sides
          ground="bleach"
          title={<h1>{page.composeTitle}</h1>}
          hint={<span className="needs-script">{page.composeHint}</span>}
          workClass={styles.work}
          side={
            <>
              <p className="without-script">
                {page.composeNeeds} <StoryLink to="/teach/do">{page.paperSheet}</StoryLink>
              </p>
              <StopRows rows={rows} left={left} onToggle={toggle} onMove={move} />
            </>
          }
        >
          {unread && <p className={button.failed}>{unread}</p>}
          <Announcement>{unread || news}</Announcement>
          <div className="row">
            <h2 className="title" data-plan="">
              {places.length === 0
                ? page.takeOne
                : page.stopsSet(
                    places.length,
                    capitalize(formatNumberWord(places.length)),
                    places.length * MINUTES_A_STOP,
                  )}
            </h2>
            <div className="needs-script fill">
              <Select
                aria-label={page.moreStops}
                value=""
                options={[
                  ['', page.moreStops] as const,
                  ...MORE_STOPS.map(({ stop, name }) => [formatStop(stop), name] as const),
                ]}
                onChange={add}
              />
            </div>
          </div>
          <ol className={styles.line} data-plan="">
            {places.map(({ id, place }, index) => (
              <li key={id} className="stack gap-2">
                <Swatch place={place} number={index + 1} />
                <p className="small">{place.question ?? place.detail}</p>
              </li>
            ))}
          </ol>
          <p className="needs-script row">
            <label htmlFor="ask" className="label">
              {page.questionLabel}
            </label>
            <Field
              id="ask"
              className="body fill"
              dir="auto"
              maxLength={MOST_LETTERS}
              value={composed.ask}
              onChange={({ target }) => change({ ask: target.value })}
            />
          </p>
          <Share activity={activity} />
          <p className="small">
            {page.noAccounts}{' '}
            <StoryLink id="words" to="/teach/words">
              {page.wordsLink}
            </StoryLink>{' '}
            <StoryLink to="/teach">{page.lessonName}</StoryLink>
          </p>
        </Sides>
      </div>
      <PrintedSheet activity={activity} />
    </>
  );
}

/** A teacher puts an activity together: it is in the address and nowhere else. */
export function ComposePage() {
  return (
    <Section name="compose">
      <Composer />
    </Section>
  );
}
