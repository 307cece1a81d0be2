import * as words from '#words/lesson';
import { chapterLake, where } from '#words/shell';
import { formatNumber } from '../model/format';
import { type LessonPart, type Need, placeParts, sumMinutes } from '../model/lesson/plan';
import type { Said } from '../model/reader';
import { StoryLink } from '../ui/StoryLink';
import styles from './Plan.module.css';

const STITCH = { pitch: 10, height: 12 };

/** One stitch for each minute of the lesson; those of this part are sewn in. */
function Stitches({ startMinute, minutes, total }: { startMinute: number; minutes: number; total: number }) {
  return (
    <svg
      className={`turns line ${styles.stitches}`}
      viewBox={`0 0 ${total * STITCH.pitch} ${STITCH.height}`}
      width={total * STITCH.pitch}
      height={STITCH.height}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {Array.from({ length: total }, (_, minute) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a stitch is its minute
          key={minute}
          data-on={minute >= startMinute && minute < startMinute + minutes ? '' : undefined}
          d={`M${minute * STITCH.pitch + 2} ${STITCH.height / 2}h${STITCH.pitch - 4}`}
        />
      ))}
    </svg>
  );
}

const NEEDS: Readonly<Record<Need, { name: string; to: string; hash?: string; changes?: Said }>> = {
  class: { name: words.className, to: '/teach/class' },
  screen: { name: words.bigScreenName, to: '/thirsty_fashion/info1', changes: { present: 'all' } },
  lake: { name: chapterLake, to: '/thirsty_fashion/info2' },
  worksheet: { name: words.worksheetName, to: '/teach/worksheet' },
  slip: { name: words.slipName, to: '/teach/slip' },
  where: { name: where, to: '/thirsty_fashion/where' },
  exit: { name: words.exitTitle, to: '/teach/worksheet', hash: 'exit' },
};

/** A lesson part by part: how long each takes, what is done, and with what. */
export function Plan({ parts }: { parts: readonly LessonPart[] }) {
  const total = sumMinutes(parts);
  return (
    <ol className={`stack gap-5 ${styles.plan}`} data-plan="">
      {placeParts(parts).map(({ id, name, minutes, what, needs, startMinute }) => (
        <li key={id} data-part={id}>
          <p className="axis stack gap-0">
            <b className={`heading ${styles.minutes}`}>{formatNumber(minutes)}</b>{' '}
            <span>{words.minutesUnit}</span>
          </p>
          <div className="stack gap-1">
            <h3 className="caption">{name}</h3>
            <p className="measure">{what}</p>
            <p className="targets strong row">
              {needs.map((need) => {
                const { name: thing, ...link } = NEEDS[need];
                return (
                  <StoryLink key={need} {...link}>
                    {thing}
                  </StoryLink>
                );
              })}
            </p>
          </div>
          <Stitches startMinute={startMinute} minutes={minutes} total={total} />
        </li>
      ))}
    </ol>
  );
}
