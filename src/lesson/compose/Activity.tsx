import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import * as words from '#words/activity';
import * as page from '#words/compose';
import { composeTag, formatAnswer } from '../../model/answer/answer';
import { EMPTY_ACTIVITY, formatActivity, MOST_LETTERS } from '../../model/lesson/activity';
import { ACTIVITY_PREFIX } from '../../model/stateHash';
import { CopyText } from '../../save/CopyText';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { TextArea } from '../../ui/Field';
import { SheetPart } from '../../ui/Sheet';
import { Spread } from '../../ui/Spread';
import { StoryLink } from '../../ui/StoryLink';
import { LANGUAGE_BASE } from '../../words/language';
import styles from './Activity.module.css';
import { LinkedStops } from './LinkedStops';
import { readActivity } from './places';

/** What the link holds. A fragment that names a place on the page leaves it as it is. */
function useLinkedActivity() {
  const { hash } = useLocation();
  const [activity, setActivity] = useState(() => readActivity(hash) ?? EMPTY_ACTIVITY);
  const take = useEffectEvent(() => {
    if (hash.startsWith(ACTIVITY_PREFIX)) setActivity(readActivity(hash) ?? EMPTY_ACTIVITY);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each other fragment anew
  useEffect(() => take(), [hash]);
  return activity;
}

/** A sentence of the pupil's. The browser keeps it over a reload, as it does any field; nobody else does. */
function Sentence({
  label,
  field,
  onChange,
}: {
  label: string;
  field: RefObject<HTMLTextAreaElement | null>;
  onChange?: (text: string) => void;
}) {
  const id = useId();
  return (
    <p className={styles.sentence}>
      <label htmlFor={id} className="label">
        {label}
      </label>
      <TextArea
        id={id}
        ref={field}
        rows={3}
        dir="auto"
        maxLength={MOST_LETTERS}
        autoComplete={undefined}
        onChange={({ target }) => onChange?.(target.value)}
      />
    </p>
  );
}

/** Predict, try, tell: what a teacher's link holds, or a sheet to write on. */
export function Activity() {
  const activity = useLinkedActivity();
  const { ask, stops } = activity;
  const [predicted, told] = [useRef<HTMLTextAreaElement>(null), useRef<HTMLTextAreaElement>(null)];
  const question = ask || page.usualQuestion;
  const [text, setText] = useState('');
  const [tag] = useState(() => composeTag(Math.random));
  const writeAnswer = () => {
    const answer = formatAnswer({ tag, counted: [], sentence: told.current?.value ?? '' });
    return new URL(`${LANGUAGE_BASE}teach/class${answer}`, window.location.href).href;
  };
  const write = () =>
    [
      words.asked(question),
      words.predicted(predicted.current?.value ?? ''),
      words.found(told.current?.value ?? ''),
    ].join('\n');
  return (
    <div data-activity="">
      <Spread
        className={styles.pair ?? ''}
        picture={
          <SheetPart id="try" title={page.tryTitle}>
            <LinkedStops stops={stops} />
          </SheetPart>
        }
      >
        <SheetPart id="predict" title={page.predictTitle}>
          <Card className={styles.asked}>
            {ask && <p className="label">{words.teachersQuestion}</p>}
            <blockquote className={styles.question} dir="auto">
              {question}
            </blockquote>
            {ask && <p className="note">{words.notOurs}</p>}
          </Card>
          <Sentence label={page.predictLabel} field={predicted} />
        </SheetPart>
      </Spread>
      <SheetPart id="tell" title={page.tellTitle}>
        <Spread
          className={styles.pair ?? ''}
          picture={
            <div className="needs-script screen-only" data-told="">
              <p>{words.answerHow}</p>
              <div className={styles.ways} key={text}>
                <CopyText
                  says={words.copyLink}
                  copied={words.linkCopied}
                  label={words.copyLink}
                  write={writeAnswer}
                />
              </div>
            </div>
          }
        >
          <Sentence label={page.tellLabel} field={told} onChange={setText} />
          <div className="needs-script">
            <p className="screen-only">{words.nothingSent}</p>
            <div className={styles.ways}>
              <Button onClick={() => window.print()}>{words.print}</Button>
              <CopyText
                says={words.copyText}
                copied={words.textCopied}
                label={words.copyText}
                write={write}
              />
            </div>
          </div>
        </Spread>
      </SheetPart>
      <p className={`screen-only ${styles.change}`}>
        <StoryLink to="/teach/compose" hash={formatActivity(activity)}>
          {words.change}
        </StoryLink>
      </p>
    </div>
  );
}
