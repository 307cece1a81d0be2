import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { formatStorySearch, useUserInput } from '../userInput';
import styles from './Notice.module.css';
import { formatHidden, KINDS, type Kind } from './notice';

/** Two questions at the foot of a picture without words, and the words, one kind at a time. */
export function Notice() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const userInput = useUserInput();
  const [shown, setShown] = useState<readonly Kind[]>([]);
  useLayoutEffect(() => {
    document.documentElement.dataset.notice = formatHidden(shown);
  }, [shown]);
  useLayoutEffect(
    () => () => {
      delete document.documentElement.dataset.notice;
    },
    [],
  );
  const toggle = (kind: Kind) =>
    setShown(shown.includes(kind) ? shown.filter((each) => each !== kind) : [...shown, kind]);
  const leave = () =>
    navigate(
      { pathname, search: formatStorySearch(search, userInput), hash },
      { replace: true, state, preventScrollReset: true },
    );
  return (
    <aside className={styles.strip} aria-labelledby="notice-question" data-notice-strip="">
      <p className={styles.question} id="notice-question">
        <b>What do you notice?</b> <span>What do you wonder?</span>
      </p>
      {KINDS.map(({ id, name }) => (
        <button key={id} type="button" aria-pressed={shown.includes(id)} onClick={() => toggle(id)}>
          {name}
        </button>
      ))}
      <button type="button" onClick={leave}>
        Leave
      </button>
    </aside>
  );
}
