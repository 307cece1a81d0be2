import * as words from '#words/costs';
import * as shell from '#words/shell';
import { StoryLink } from '../../ui/StoryLink';
import { useLivesLine } from './label/livesLine';
import styles from './OpenNext.module.css';

const LIVES = '/thirsty_fashion/lives';
const NEXT = [
  { to: LIVES, name: shell.lives, line: shell.livesLine },
  { to: '/thirsty_fashion/where', name: shell.where, line: shell.whereLine },
  { to: '/charts/fabrics', name: shell.fabrics, line: shell.fabricsLine },
  { to: '/teach', name: shell.lesson, line: shell.lessonLine },
] as const;

/** After the label: where the story leads on; to the reader's own two lives, where they have set them. */
export function OpenNext() {
  const lives = useLivesLine();
  return (
    <nav className={styles.next} aria-labelledby="open-next">
      <p id="open-next" className="subtitle">
        {words.openNext}
      </p>
      <ul className="columns">
        {NEXT.map(({ to, name, line }) => (
          <li key={to}>
            <StoryLink to={to} hash={to === LIVES ? (lives?.hash ?? '') : ''} className="small">
              <b className="caption">{name}</b> <span>{line}</span>
            </StoryLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
