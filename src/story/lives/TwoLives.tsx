import type { KeyboardEvent, SyntheticEvent } from 'react';
import * as words from '#words/lives';
import { formatNumber } from '../../model/format';
import { formatLives } from '../../model/lives/address';
import { addParts, calculateParts, OPENING, type Pair } from '../../model/lives/life';
import { judge } from '../../model/lives/verdict';
import { Republish } from '../../save/Republish';
import { Announcement } from '../../ui/Announcement';
import { Badge } from '../../ui/Badge';
import button from '../../ui/Button.module.css';
import { Failure } from '../../ui/PressFailed';
import { LifeThread } from './LifeThread';
import { NumberSetting, Settings } from './Settings';
import { sayVerdict, writeVerdict } from './sayVerdict';
import styles from './TwoLives.module.css';
import type { Lives } from './useLives';
import { Worlds } from './Worlds';
import { writeGrams } from './writeGrams';

const closeByEscape = ({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) => {
  if (key !== 'Escape' || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
};

/** Where the window is narrow the settings of one life take the place of the other's: one is open at a time. */
const closeOther = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
  if (!currentTarget.open) return;
  for (const other of currentTarget.closest('section')?.querySelectorAll('details') ?? [])
    if (other !== currentTarget) other.open = false;
};

/** One life: its letter, what one wear weighs as a thread, how often it is worn, and behind a button all else that can be set. */
function Life({ lives, letter }: { lives: Lives; letter: keyof Pair }) {
  const life = lives.pair[letter];
  const name = letter.toUpperCase();
  const given = { life, onChange: lives.change.bind(null, letter) };
  return (
    <article
      className={styles.life}
      data-computed=""
      data-drawing=""
      aria-label={words.life(name)}
      data-ground={letter === 'a' ? 'vat' : 'weld'}
    >
      <div className={`row ${styles.who}`}>
        <span className={styles.letter} aria-hidden="true">
          {name}
        </span>
        <p>
          <b className={styles.grams} data-grams={letter}>
            {words.gramsOf(writeGrams(addParts(calculateParts(life))))}
          </b>{' '}
          <span className={styles.unit}>{words.unit}</span>
        </p>
      </div>
      <LifeThread pair={lives.pair} letter={letter} />
      <div className={`needs-script screen-only ${styles.worn}`}>
        <NumberSetting
          {...given}
          setting="wears"
          name={words.worn}
          text={`${formatNumber(life.wears)} ${words.times}`}
        />
      </div>
      <details
        className={`needs-script screen-only ${styles.settings}`}
        onKeyDown={closeByEscape}
        onToggle={closeOther}
      >
        <summary className={button.words}>
          <span className={styles.open}>{words.settings}</span>
          <span className={styles.close}>{words.done}</span>
          <span className="visually-hidden">{words.ofLife(name)}</span>
        </summary>
        <div className={styles.sheet}>
          <Settings {...given} />
        </div>
      </details>
    </article>
  );
}

interface TwoLivesProps {
  lives: Lives;
  guess?: 'a' | 'b' | undefined;
  /** Whether the guess was asked to be answered just now. */
  isShown?: boolean;
  isEmbedded?: boolean;
}

/** Two lives side by side, and below them in how many of 200 worlds which is lighter: all in one window. */
export function TwoLives({ lives, guess, isShown = false, isEmbedded = false }: TwoLivesProps) {
  const { pair, settled, unread } = lives;
  const verdict = judge(pair);
  const said = guess && words.youSaid(guess.toUpperCase());
  const [a = '', b = ''] = [pair.a, pair.b].map((life) =>
    formatNumber(Math.round(addParts(calculateParts(life)))),
  );
  return (
    <section
      className={styles.tool}
      data-framed={isEmbedded ? '' : undefined}
      data-ground="halves"
      data-picture="lives"
      aria-label={words.toolTitle}
    >
      <div className={styles.lives}>
        <Life lives={lives} letter="a" />
        <Life lives={lives} letter="b" />
      </div>
      <div className={styles.answer} data-ground="night" data-computed="" data-drawing="">
        <div className={styles.say}>
          {unread && <Failure>{words.livesUnread[unread]}</Failure>}
          {said && <p className={styles.said}>{said}</p>}
          <p className={styles.verdict} data-verdict={verdict.winner}>
            {sayVerdict(verdict, <b key={verdict.winner}>{verdict.winner}</b>)}
          </p>
          <p className={styles.why}>
            {verdict.kind === 'same' && <span>{`${words.whySame} `}</span>}
            {verdict.kind === 'toss-up' && <span>{`${words.tossUp} `}</span>}
            <span>{`${words.eachShirt} `}</span>
            <Badge>{words.modeledCare}</Badge>
          </p>
          <div className={styles.taken}>
            <Republish
              embed={isEmbedded ? undefined : { id: `lives${formatLives(settled)}`, name: words.pageTitle }}
            />
          </div>
        </div>
        <Worlds pair={pair} settled={settled} />
      </div>
      <Announcement>
        {(isShown || pair !== OPENING) &&
          `${isShown && said ? `${said} ` : ''}${words.announced(writeVerdict(verdict), a, b)}`}
      </Announcement>
    </section>
  );
}
