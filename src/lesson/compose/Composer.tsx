import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as words from '#words/activity';
import { linkUnread } from '#words/shell';
import {
  type Activity,
  EMPTY_ACTIVITY,
  formatActivity,
  formatStop,
  holdStops,
  MOST_LETTERS,
  MOST_STOPS,
  moveStop,
  type Stop,
} from '../../model/lesson/activity';
import { ACTIVITY_PREFIX } from '../../model/stateHash';
import { Announcement } from '../../ui/Announcement';
import button from '../../ui/Button.module.css';
import { Card } from '../../ui/Card';
import { TextArea } from '../../ui/Field';
import { useFragment } from '../../ui/reader';
import { Spread } from '../../ui/Spread';
import { useWhenResting } from '../../ui/useWhenResting';
import styles from './Composer.module.css';
import { Labs } from './Labs';
import { Moments } from './Moments';
import { findPlace, readActivity } from './places';
import { Share } from './Share';
import { StopList } from './StopList';

/** The address follows when the hand rests: browsers take only so many changes of it in a while. */
const REST_MS = 300;

/**
 * The activity that the address holds, and how to change it: the state is the address, and nothing else keeps it. A fragment
 * that names a place on the page leaves it as it is.
 */
function useActivity() {
  const [hash, setHash] = useFragment();
  const [activity, setActivity] = useState(EMPTY_ACTIVITY);
  const [isBad, setIsBad] = useState(false);

  const take = useEffectEvent(() => {
    if (!hash.startsWith(ACTIVITY_PREFIX)) return;
    const read = readActivity(hash);
    setIsBad(read === undefined);
    // One that cannot be read leaves what stands there.
    if (read && formatActivity(read) !== formatActivity(activity)) setActivity(read);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each other fragment anew
  useEffect(() => take(), [hash]);

  const wait = useWhenResting(REST_MS, () => setHash(formatActivity(activity)));
  const change = (next: Partial<Activity>) => {
    setIsBad(false);
    setActivity({ ...activity, ...next });
    wait();
  };
  return { activity, isBad, isPart: readActivity(hash)?.isPart, change };
}

const nameOf = (stop: Stop) => findPlace(stop)?.name ?? '';

/** A teacher's question, the stops to choose from, and what has been chosen in its order. */
export function Composer() {
  const { activity, isBad, isPart, change } = useActivity();
  const unread = isBad ? words.unreadable : isPart && linkUnread;
  const { ask, stops } = activity;
  const [news, setNews] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const add = (stop: Stop) => {
    const next = holdStops([...stops, stop]);
    setNews(words.added(nameOf(stop), next.length));
    change({ stops: next });
  };
  const remove = (stop: Stop) => {
    setNews(words.removed(nameOf(stop)));
    change({ stops: stops.filter((each) => formatStop(each) !== formatStop(stop)) });
  };
  const move = (from: number, by: 1 | -1) => {
    const stop = stops[from];
    if (stop) setNews(words.moved(nameOf(stop), from + by + 1, stops.length));
    change({ stops: moveStop(stops, from, by) });
  };
  const isFull = stops.length >= MOST_STOPS;
  return (
    <div className="needs-script" data-composer="">
      {unread && <p className={button.failed}>{unread}</p>}
      <Announcement>{unread || news}</Announcement>
      <Spread
        className={styles.desk ?? ''}
        picture={
          <Card className={styles.activity} ref={list}>
            <h2>{words.activityTitle}</h2>
            <StopList stops={stops} onMove={move} onRemove={remove} />
            <Share activity={activity} />
          </Card>
        }
      >
        <h2>{words.questionTitle}</h2>
        <p className={styles.question}>
          <label htmlFor="ask" className="label">
            {words.questionLabel}
          </label>
          <TextArea
            id="ask"
            className="body"
            aria-describedby="ask-limit"
            rows={3}
            dir="auto"
            maxLength={MOST_LETTERS}
            value={ask}
            onChange={({ target }) => change({ ask: target.value })}
          />
          <span id="ask-limit" className="note">
            {words.mostLetters(MOST_LETTERS)}
          </span>
        </p>
        <h2>{words.momentsTitle}</h2>
        <Moments stops={stops} isFull={isFull} onAdd={add} onRemove={remove} />
        <h2>{words.labsTitle}</h2>
        <Labs isFull={isFull} onAdd={add} />
      </Spread>
    </div>
  );
}
