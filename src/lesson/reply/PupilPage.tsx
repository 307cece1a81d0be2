import { type ReactNode, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as counts from '#words/counts';
import * as lesson from '#words/lesson';
import * as words from '#words/reply';
import { COUNTED_PARTS } from '../../model/countedParts';
import { formatNumber } from '../../model/format';
import { GUESSES, holdGuess } from '../../model/guess/reader';
import { formatOnward, formatState } from '../../model/reader';
import type { Answer } from '../../model/reply/numbers';
import { composeTag, formatReply, type PupilReply, parseReply } from '../../model/reply/reply';
import { MOST_CHARACTERS } from '../../model/reply/sentence';
import { isJoin } from '../../model/stateHash';
import { DAILY_CUPS } from '../../model/userInput';
import { Announcement } from '../../ui/Announcement';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Field, Select, TextArea } from '../../ui/Field';
import { isPlainClick } from '../../ui/isPlainClick';
import { NumberField } from '../../ui/NumberField';
import { Failure } from '../../ui/PressFailed';
import { useSaid } from '../../ui/reader';
import { Sheet } from '../../ui/Sheet';
import { StoryLink } from '../../ui/StoryLink';
import { Switch } from '../../ui/Switch';
import { useKeepTyped } from '../../ui/useTyped';

const STORY = '/thirsty_fashion/info1';

type Change = (changes: Partial<PupilReply>) => void;

/** The answer that the address holds, or an empty one, and what the pupil makes of it before the next link. */
function useReply() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const guesses = useSaid();
  const { cups } = guesses;
  const read = parseReply(hash);
  const [own, setOwn] = useState<{ hash: string; answer: PupilReply }>();
  const [kept, keep] = useKeepTyped('answer', own ? formatReply(own.answer) : '');
  const [newTag] = useState(() => composeTag(Math.random));
  // A link that cannot be read leaves what stands.
  const isOwn = own !== undefined && (own.hash === hash || read === undefined);
  const answer = isOwn
    ? own.answer
    : (parseReply(kept) ?? read ?? { tag: newTag, cups, before: guesses.guess, counted: [], sentence: '' });
  const shown = formatReply(answer);
  /** Whether the address says what the pupil says, in whichever edition's form: then it stays. */
  const isShown = read !== undefined && formatReply(read) === shown;
  const show = async () => {
    if (isShown) return hash;
    await navigate({ pathname, search, hash: shown }, { replace: true, state, preventScrollReset: true });
    return shown;
  };
  return {
    answer,
    shown,
    isBad: read === undefined && !isJoin(hash) && own?.hash !== hash,
    isShown,
    change: ((changes) => {
      setOwn({ hash, answer: { ...answer, ...changes } });
      keep();
    }) as Change,
    show,
    /** Goes to the story with what has been said so far: it goes along, and is there for who comes back. */
    read: async () => {
      const hash = await show();
      const said = { ...guesses, cups: answer.cups, guess: answer.before };
      navigate(
        { pathname: STORY, search: formatOnward(search, said, { guess: said.guess, lake: said.lake }), hash },
        { state: formatState(said) },
      );
    },
  };
}

/** One thing that is asked. */
function Question({ ask, children }: { ask: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className="stack gap-1">
      <label htmlFor={id} className="strong">
        {ask}
      </label>
      {children(id)}
    </div>
  );
}

function GuessQuestion({
  ask,
  value,
  onChange,
}: {
  ask: string;
  value: number | undefined;
  onChange: (value: number) => void;
}) {
  const { min, max } = GUESSES.guess;
  return (
    <Question ask={ask}>
      {(id) => (
        <NumberField
          id={id}
          value={value}
          placeholder={words.yourNumber}
          min={min}
          max={max}
          step={min}
          hold={(typed) => holdGuess('guess', typed)}
          format={formatNumber}
          onChange={onChange}
        />
      )}
    </Question>
  );
}

function Counted({ counted, change }: Pick<Answer, 'counted'> & { change: Change }) {
  const id = useId();
  return (
    <div className="stack gap-1">
      <p id={id} className="strong">
        {words.askCounted}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every engine */}
      <div role="group" aria-labelledby={id} className="stack gap-1">
        {COUNTED_PARTS.map((part) => (
          <Switch
            key={part}
            isOn={counted.includes(part)}
            line={counts.COUNTED_HOW[part]}
            onChange={(isOn) =>
              change({
                counted: COUNTED_PARTS.filter((each) => (each === part ? isOn : counted.includes(each))),
              })
            }
          >
            {counts.COUNTED_PARTS[part]}
          </Switch>
        ))}
      </div>
    </div>
  );
}

const CHOICES = ['', ...DAILY_CUPS.map(String)].map((cups) => [cups, cups || words.notSaid] as const);

/** Where a pupil answers: nothing has to be said, and what is said is in the address once the link is shown. */
export function PupilPage() {
  const { answer, shown, isBad, isShown, change, show, read } = useReply();
  const { cups, before, after, sentence, counted } = answer;
  const hasSaid =
    sentence !== '' || counted.length > 0 || [cups, before, after].some((said) => said !== undefined);
  return (
    <Sheet title={words.answerName} lead={words.answerLead} ground="bleach">
      <div className="measure stack gap-5" data-pupil="">
        {isBad && (
          <p>
            <Failure>{words.noAnswer}</Failure>
          </p>
        )}
        <Question ask={lesson.question}>
          {(id) => (
            <Select
              id={id}
              value={String(answer.cups ?? '')}
              options={CHOICES}
              onChange={(chosen) => change({ cups: DAILY_CUPS.find((cups) => String(cups) === chosen) })}
            />
          )}
        </Question>
        <GuessQuestion
          ask={words.askBefore}
          value={answer.before}
          onChange={(before) => change({ before })}
        />
        <p>
          <StoryLink
            to={STORY}
            changes={{ guess: answer.before }}
            onClick={(event) => {
              if (!hasSaid || !isPlainClick(event)) return;
              event.preventDefault();
              read();
            }}
          >
            {words.readStory}
          </StoryLink>{' '}
          <span>{words.comeBack}</span>
        </p>
        <GuessQuestion ask={words.askAfter} value={answer.after} onChange={(after) => change({ after })} />
        <Counted counted={counted} change={change} />
        <Question ask={words.askSentence}>
          {(id) => (
            <>
              <TextArea
                id={id}
                rows={3}
                maxLength={MOST_CHARACTERS}
                dir="auto"
                value={sentence}
                onChange={({ target }) => change({ sentence: target.value })}
              />
              <span className="note">{words.charactersLeft(MOST_CHARACTERS - sentence.length)}</span>
            </>
          )}
        </Question>
        <p>
          <Button look="solid" disabled={!hasSaid} onClick={show}>
            {words.showLink}
          </Button>
        </p>
        {isShown && <OwnLink hash={shown} />}
      </div>
    </Sheet>
  );
}

const bringIntoView = (card: HTMLElement | null) => card?.scrollIntoView({ block: 'nearest' });

/** The pupil's own link. */
function OwnLink({ hash }: { hash: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const link = new URL(hash, window.location.href).href;
  const copy = () =>
    navigator.clipboard?.writeText(link).then(
      () => setIsCopied(true),
      // Not allowed: the link stands there to be copied by hand.
      () => {},
    );
  return (
    <Card ref={bringIntoView} className="stack" data-own-link="">
      <p>{words.linkText}</p>
      <Field readOnly aria-label={words.linkLabel} value={link} onFocus={({ target }) => target.select()} />
      <Button look="words" onClick={copy}>
        {isCopied ? words.linkCopied : words.copyLink}
      </Button>
      <Announcement>{isCopied && words.linkCopied}</Announcement>
    </Card>
  );
}
