import * as words from '#words/shell';
import { StoryLink } from '../ui/StoryLink';
import styles from './ChapterThread.module.css';
import { CHAPTERS } from './chapters';

/** What a chapter is on the thread: the stretch that leads to it, its knot, its name. */
export function Knot({ name, isSewn }: { name: string; isSewn: boolean }) {
  return (
    <span className={`cluster ${styles.chapter}`} data-sewn={isSewn ? '' : undefined}>
      <span className={styles.seam} />
      <i />
      <span className={styles.name}>{name}</span>
    </span>
  );
}

/** The chapters after the first, sewn up to the one at hand; there the needle waits. */
export function ChapterThread({ at }: { at: number }) {
  return (
    <nav className={styles.thread} aria-label={words.chapters}>
      <ol className="cluster gap-0">
        {CHAPTERS.slice(1).map(({ to, name }, index) => (
          <li key={to} className="cluster gap-0" data-sewn={index < at ? '' : undefined}>
            <span className={styles.seam}>
              {index === at && (
                <svg className={styles.needle} viewBox="0 0 34 8" width="34" height="8" aria-hidden="true">
                  <path d="M0 4Q2 .6 9 .8 22 1.4 34 4 22 6.6 9 7.2 2 7.4 0 4Z" />
                  <path d="M4 4h6" />
                </svg>
              )}
            </span>
            <StoryLink className="cluster" to={to} aria-current={index + 1 === at ? 'page' : undefined}>
              <i />
              <span className={styles.name}>{name}</span>
            </StoryLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Where there is no room for the names: a knot a chapter, and which page this is. Said, not pressed. */
export function ChapterPlace({ at, name }: { at: number; name: string | undefined }) {
  const isChapter = at >= 0;
  return (
    <p className={`tick ${styles.place}`}>
      {isChapter && (
        <span className={styles.knots} aria-hidden="true">
          {CHAPTERS.map(({ to }, index) => (
            <i
              key={to}
              data-sewn={index <= at ? '' : undefined}
              data-current={index === at ? '' : undefined}
            />
          ))}
        </span>
      )}
      <span>{name && isChapter ? words.place(name, at + 1, CHAPTERS.length) : name}</span>
    </p>
  );
}
