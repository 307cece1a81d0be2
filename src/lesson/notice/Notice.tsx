import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as words from '#words/notice';
import { Button } from '../../ui/Button';
import { Switch } from '../../ui/Switch';
import { formatStorySearch, useUserInput } from '../../ui/userInput';
import styles from './Notice.module.css';
import { formatHidden, KINDS, type Kind } from './notice';

const NAMES: Readonly<Record<Kind, string>> = {
  names: words.showNames,
  values: words.showValues,
  story: words.showStory,
};

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
    <aside className={`screen-only ${styles.strip}`} aria-labelledby="notice-question" data-notice-strip="">
      <p className={styles.question} id="notice-question">
        <b>{words.notice}</b> <span>{words.wonder}</span>
      </p>
      {KINDS.map((kind) => (
        <Switch key={kind} isOn={shown.includes(kind)} onChange={() => toggle(kind)}>
          {NAMES[kind]}
        </Switch>
      ))}
      <Button look="words" onClick={leave}>
        {words.leave}
      </Button>
    </aside>
  );
}
