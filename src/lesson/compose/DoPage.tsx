import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import * as words from '#words/activity';
import * as page from '#words/compose';
import { COLON } from '#words/rules';
import { linkUnread } from '#words/shell';
import { formatNumber } from '../../model/format';
import { type Activity, formatActivity, MOST_LETTERS } from '../../model/lesson/activity';
import { composeTag, formatReply } from '../../model/reply/reply';
import { ACTIVITY_PREFIX } from '../../model/stateHash';
import { CopyText } from '../../save/CopyText';
import { Button } from '../../ui/Button';
import button from '../../ui/Button.module.css';
import { Field, TextArea } from '../../ui/Field';
import { Failure } from '../../ui/PressFailed';
import { useFragment } from '../../ui/reader';
import { Sides } from '../../ui/Sides';
import { StoryLink } from '../../ui/StoryLink';
import { Section } from '../../ui/section/Section';
import { useTyped } from '../../ui/useTyped';
import { LANGUAGE_BASE } from '../../words/language';
import styles from './DoPage.module.css';
import { PaperSheet, PrintedSheet } from './PaperSheet';
import { PlaceLink } from './PlaceLink';
import { listPlaces, readActivity, START } from './places';
import { Swatch } from './Swatch';

/** What the link holds, or the usual stops. A fragment that names a place on the page leaves it as it is. */
function useLinkedActivity() {
  const [hash] = useFragment();
  const read = readActivity(hash);
  const [linked, setLinked] = useState(read);
  const take = useEffectEvent(() => read && setLinked(read));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each other fragment anew
  useEffect(() => void take(), [hash]);
  const { ask, stops } = linked ?? START;
  const activity: Activity = { ask, stops: stops.length > 0 ? stops : START.stops };
  return { activity, isPart: read?.isPart, isBad: read === undefined && hash.startsWith(ACTIVITY_PREFIX) };
}

/** What a pupil writes, kept over a reload: a line for each stop's guess, and one sentence at the end. */
function useAnswers(count: number) {
  const [typed, setTyped] = useTyped('prediction');
  const [sentence, setSentence] = useTyped('sentence');
  // Told again, it takes the place of the first.
  const [newTag] = useState(() => composeTag(Math.random));
  const [keptTag, keepTag] = useTyped('tag');
  const guesses = typed.split('\n');
  const keep = () => keptTag || keepTag(newTag);
  return {
    guesses,
    sentence,
    /** All guesses have room in one link. */
    mostLetters: Math.floor(MOST_LETTERS / count) - 3,
    guess: (stop: number, text: string) => {
      setTyped(
        Array.from({ length: count }, (_, each) => (each === stop ? text : (guesses[each] ?? ''))).join('\n'),
      );
      keep();
    },
    tell: (text: string) => {
      setSentence(text);
      keep();
    },
    writeLink: () => {
      const prediction = guesses.filter(Boolean).join(' · ');
      const answer = formatReply({ tag: keptTag || newTag, counted: [], sentence, prediction });
      return new URL(`${LANGUAGE_BASE}teach/class${answer}`, window.location.href).href;
    },
  };
}

/** One of the three steps: its name stands, and what it asks while it is open. */
function Step({
  number,
  name,
  isOpen,
  children,
}: {
  number: number;
  name: string;
  isOpen: boolean;
  children: ReactNode;
}) {
  return (
    <li className="stack gap-2" aria-current={isOpen ? 'step' : undefined}>
      <h2 className="title">
        <span>{`${formatNumber(number)}.`}</span> <span>{name}</span>
      </h2>
      {isOpen && children}
    </li>
  );
}

/** Predict and try, stop by stop, and at the end tell: one step is open at a time. */
function Steps() {
  const { activity, isBad, isPart } = useLinkedActivity();
  const places = listPlaces(activity.stops);
  const answers = useAnswers(places.length);
  const [at, setAt] = useState({ stop: 0, isTrying: false });
  const id = useId();
  const isTelling = at.stop >= places.length;
  const current = places[Math.min(at.stop, places.length - 1)];
  const question = activity.ask || page.tellLabel;
  if (!current) return null;
  const { place } = current;
  const write = () =>
    [
      ...places.map(({ place: { name } }, stop) => name + COLON + (answers.guesses[stop] ?? '')),
      words.asked(question),
      words.found(answers.sentence),
    ].join('\n');
  return (
    <>
      <div className="screen-only" data-activity="">
        <Sides
          ground="bleach"
          workClass={styles.work}
          title={<h1>{page.doTitle}</h1>}
          hint={page.doHint}
          side={
            <div className={`needs-script ${styles.swatch}`}>
              <Swatch place={place} number={Math.min(at.stop, places.length - 1) + 1} />
            </div>
          }
        >
          {(isBad || isPart) && <Failure>{isBad ? words.unreadable : linkUnread}</Failure>}
          <ol className={`needs-script row ${styles.knots}`}>
            {[...places.map(({ place: { name } }) => name), page.tellTitle].map((name, stop) => (
              <li key={name} className="cluster" data-now={stop === at.stop ? '' : undefined}>
                <Button
                  look="plain"
                  aria-current={stop === at.stop ? 'step' : undefined}
                  onClick={() => setAt({ stop, isTrying: false })}
                >
                  {name}
                </Button>
              </li>
            ))}
          </ol>
          <ol className="needs-script seams">
            <Step number={1} name={page.predictTitle} isOpen={!isTelling && !at.isTrying}>
              <label htmlFor={`${id}guess`}>{place.question ?? page.usualGuess}</label>
              <div className="row">
                <Field
                  key={at.stop}
                  id={`${id}guess`}
                  className="body fill"
                  dir="auto"
                  placeholder={page.iThink}
                  maxLength={answers.mostLetters}
                  value={answers.guesses[at.stop] ?? ''}
                  onChange={({ target }) => answers.guess(at.stop, target.value)}
                />
                <PlaceLink
                  {...place}
                  className={button.solid}
                  says={page.openStop}
                  onClick={() => setAt({ ...at, isTrying: true })}
                />
              </div>
            </Step>
            <Step number={2} name={page.tryTitle} isOpen={!isTelling && at.isTrying}>
              <p>{page.tryText}</p>
              <p className="row targets">
                <Button look="solid" onClick={() => setAt({ stop: at.stop + 1, isTrying: false })}>
                  {words.done}
                </Button>
                <PlaceLink {...place} says={place.name} />
              </p>
            </Step>
            <Step number={3} name={page.tellTitle} isOpen={isTelling}>
              {activity.ask && activity.ask !== page.usualQuestion && (
                <p className="note">
                  {words.teachersQuestion} {words.notOurs}
                </p>
              )}
              <label htmlFor={`${id}tell`} dir="auto">
                {question}
              </label>
              <TextArea
                id={`${id}tell`}
                className="body"
                rows={3}
                dir="auto"
                maxLength={MOST_LETTERS}
                value={answers.sentence}
                onChange={({ target }) => answers.tell(target.value)}
              />
              <p>{words.answerHow}</p>
              <div className="row" key={answers.sentence} data-told="">
                <CopyText
                  look="solid"
                  says={words.copyLink}
                  copied={words.linkCopied}
                  label={words.copyLink}
                  write={answers.writeLink}
                />
                <CopyText
                  says={words.copyText}
                  copied={words.textCopied}
                  label={words.copyText}
                  write={write}
                />
                <Button look="words" onClick={() => window.print()}>
                  {words.print}
                </Button>
              </div>
              <p>{words.nothingSent}</p>
            </Step>
          </ol>
          <div className="without-script">
            <PaperSheet activity={activity} />
          </div>
          <p className="row targets">
            <StoryLink to="/teach/compose" hash={formatActivity(activity)}>
              {words.change}
            </StoryLink>{' '}
            <StoryLink to="/teach">{page.lessonName}</StoryLink>
          </p>
        </Sides>
      </div>
      <PrintedSheet activity={activity} />
    </>
  );
}

/** What a teacher has put together, for a pupil: predict, try, tell. */
export function DoPage() {
  return (
    <Section name="do">
      <Steps />
    </Section>
  );
}
