import { placeTaskBars } from '../model/lesson/taskBars';
import { LessonText } from './LessonText';
import styles from './TaskChart.module.css';

/** The task's picture: its numbers as bars, one below the other, on paper, too. */
export function TaskChart({ task }: { task: string }) {
  return (
    <ul className={`note stack gap-2 ${styles.bars}`}>
      {placeTaskBars(task).map(({ name, text, part }) => (
        <li key={name} className="row">
          <span className="fill">{name}</span>{' '}
          <span>
            <LessonText text={text} />
          </span>
          <svg
            className="turns"
            viewBox="0 0 100 1"
            width="100"
            height="8"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <rect width={100 * part} height={1} />
          </svg>
        </li>
      ))}
    </ul>
  );
}
