import { useEffect, useEffectEvent, useId, useState } from 'react';
import * as words from '#words/activity';
import * as page from '#words/compose';
import { linkUnread } from '#words/shell';
import { EMPTY_ACTIVITY, formatActivity, MOST_LETTERS } from '../../model/lesson/activity';
import { composeTag, formatReply } from '../../model/reply/reply';
import { ACTIVITY_PREFIX } from '../../model/stateHash';
import { CopyText } from '../../save/CopyText';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { TextArea } from '../../ui/Field';
import { Failure } from '../../ui/PressFailed';
import { useFragment } from '../../ui/reader';
import { SheetPart } from '../../ui/Sheet';
import { Spread } from '../../ui/Spread';
import { StoryLink } from '../../ui/StoryLink';
import { useTyped } from '../../ui/useTyped';
import { LANGUAGE_BASE } from '../../words/language';
import styles from './Activity.module.css';
import { LinkedStops } from './LinkedStops';
import { readActivity } from './places';

/** What the link holds. A fragment that names a place on the page leaves it as it is. */
function useLinkedActivity() {
  const [hash] = useFragment();
  const read = readActivity(hash);
  const [activity, setActivity] = useState(read ?? EMPTY_ACTIVITY);
  const take = useEffectEvent(() => read && setActivity(read));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each other fragment anew
  useEffect(() => void take(), [hash]);
  return { activity, isPart: read?.isPart, isBad: read === undefined && hash.startsWith(ACTIVITY_PREFIX) };
}

/** A sentence of the pupil's. */
function Sentence({ label, text, onType }: { label: string; text: string; onType: (text: string) => void }) {
  const id = useId();
  return (
    <p className={styles.sentence}>
      <label htmlFor={id} className="label">
        {label}
      </label>
      <TextArea
        id={id}
        rows={3}
        dir="auto"
        maxLength={MOST_LETTERS}
        value={text}
        onChange={({ target }) => onType(target.value)}
      />
    </p>
  );
}

/** Predict, try, tell: what a teacher's link holds, or a sheet to write on. */
export function Activity() {
  const { activity, isBad, isPart } = useLinkedActivity();
  const { ask, stops } = activity;
  const [prediction, setPrediction] = useTyped('prediction');
  const [sentence, setSentence] = useTyped('sentence');
  // Told again, it takes the place of the first.
  const [newTag] = useState(() => composeTag(Math.random));
  const [keptTag, keepTag] = useTyped('tag');
  const tag = keptTag || newTag;
  const type = (set: (text: string) => void) => (text: string) => {
    set(text);
    if (!keptTag) keepTag(tag);
  };
  const question = ask || page.usualQuestion;
  const writeAnswer = () => {
    const answer = formatReply({ tag, counted: [], sentence, prediction });
    return new URL(`${LANGUAGE_BASE}teach/class${answer}`, window.location.href).href;
  };
  const write = () => [words.asked(question), words.predicted(prediction), words.found(sentence)].join('\n');
  return (
    <div data-activity="">
      {(isPart || (isBad && stops.length > 0)) && (
        <p>
          <Failure>{isPart ? linkUnread : words.unreadable}</Failure>
        </p>
      )}
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
          <Sentence label={page.predictLabel} text={prediction} onType={type(setPrediction)} />
        </SheetPart>
      </Spread>
      <SheetPart id="tell" title={page.tellTitle}>
        <Spread
          className={styles.pair ?? ''}
          picture={
            <div className="needs-script screen-only" data-told="">
              <p>{words.answerHow}</p>
              <div className={styles.ways} key={prediction + sentence}>
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
          <Sentence label={page.tellLabel} text={sentence} onType={type(setSentence)} />
          <div className="needs-script">
            <p className="screen-only">{words.nothingSent}</p>
            <div className={styles.ways} key={prediction + sentence}>
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
