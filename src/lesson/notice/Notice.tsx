import { useLayoutEffect, useState } from 'react';
import * as words from '#words/notice';
import { Button } from '../../ui/Button';
import { useTell } from '../../ui/reader';
import { Switch } from '../../ui/Switch';
import styles from './Notice.module.css';
import { formatHidden, KINDS, type Kind } from './notice';

const NAMES: Readonly<Record<Kind, string>> = {
  names: words.showNames,
  values: words.showValues,
  story: words.showStory,
};

/** Two questions at the foot of a picture without words, and the words, one kind at a time. */
export function Notice() {
  const tell = useTell();
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
  return (
    <aside
      className={`screen-only note row ${styles.strip}`}
      aria-labelledby="notice-question"
      data-notice-strip=""
    >
      <p className="caption fill" id="notice-question">
        <b>{words.notice}</b> <span>{words.wonder}</span>
      </p>
      {KINDS.map((kind) => (
        <Switch key={kind} isOn={shown.includes(kind)} onChange={() => toggle(kind)}>
          {NAMES[kind]}
        </Switch>
      ))}
      <Button look="words" onClick={() => tell({})}>
        {words.leave}
      </Button>
    </aside>
  );
}
