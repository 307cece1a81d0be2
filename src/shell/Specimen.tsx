import { Fragment, useEffect, useState } from 'react';
import { useInView } from 'react-intersection-observer';
import * as words from '#words/specimen';
import { COTTON_CUPS } from '../data/shirt';
import { formatCups } from '../model/format';
import { describeShare } from '../model/share';
import { useReducedMotion } from '../motion/preferences';
import { StoryLink } from '../ui/StoryLink';
import { calculateBreath } from './breath';
import styles from './Specimen.module.css';
import type { ShownError } from './shownError';

/** What moves without end rests this long after the last scroll or press. */
const AWAKE_MS = 4000;

const WAKING = ['scroll', 'pointerdown', 'keydown'] as const;

/** Whether the page has just come, or its reader has just scrolled or pressed: what moves without end moves only then. */
function useAwake(): boolean {
  const [isAwake, setIsAwake] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wake = () => {
      clearTimeout(timer);
      setIsAwake(true);
      timer = setTimeout(() => setIsAwake(false), AWAKE_MS);
    };
    wake();
    for (const type of WAKING) window.addEventListener(type, wake, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const type of WAKING) window.removeEventListener(type, wake);
    };
  }, []);
  return isAwake;
}

/** The three letters of the hero as the stylesheet sets them. */
const LETTERS = [
  { widthPercent: 50, weight: 900 },
  { widthPercent: 90, weight: 500 },
  { widthPercent: 62, weight: 100 },
] as const;
/** For an error without a status: what a specimen shows anyway. */
const WITHOUT_STATUS = '&?!';
/** Slow breath needs few frames. */
const FRAME_MS = 50;

/** The text styles, each under its own name. */
const STYLES = [
  [words.sizeFitted, `wood ${styles.fitted}`, words.textFitted],
  [words.sizePoster, 'poster', formatCups(COTTON_CUPS)],
  [words.sizeNumber, 'number', words.textNumber],
  [words.sizeTitle, 'title', words.textTitle],
  [words.sizeLead, 'lead', words.textLead(describeShare(6).division)],
  [words.sizeBody, 'body', words.textBody],
  [words.sizeLabel, 'label', words.textLabel],
] as const;

/** The serif from sewing thread to rope. */
const WEIGHTS = [
  [100, words.weightThin],
  [300, words.weightLight],
  [500, words.weightMiddle],
  [700, words.weightBold],
  [900, words.weightHeavy],
] as const;

/** The status in three cuts of the serif. Their weights breathe, and each label says the weight of the moment. */
function Code({ status }: { status: number | undefined }) {
  const isStill = useReducedMotion();
  const { ref, inView } = useInView();
  const isAwake = useAwake();
  const [timeS, setTimeS] = useState(0);
  useEffect(() => {
    if (isStill) setTimeS(0);
    if (isStill || !inView || !isAwake) return;
    const timer = setInterval(() => setTimeS((last) => last + FRAME_MS / 1000), FRAME_MS);
    return () => clearInterval(timer);
  }, [isStill, inView, isAwake]);
  return (
    <div ref={ref} className={styles.code} aria-hidden="true">
      {LETTERS.map(({ widthPercent, weight: rest }, i) => {
        const weight = calculateBreath(rest, timeS);
        return (
          <span key={widthPercent} style={timeS > 0 ? { fontWeight: weight } : undefined}>
            {String(status ?? WITHOUT_STATUS)[i]}
            <i className="label">{words.axes(widthPercent, weight)}</i>
          </span>
        );
      })}
    </div>
  );
}

/** Home's error page: the type that holds the story together, while the page is mended. */
export function Specimen({ error }: { error: ShownError }) {
  return (
    <div className={styles.specimen} data-ground="madder">
      <title>{`${error.text} · Threadprint`}</title>
      <meta name="robots" content="noindex" />
      <section className={styles.hero}>
        <Code status={error.status} />
        <div className={styles.columns}>
          <h1 className="title">{words.heading}</h1>
          <div>
            <p className="label" role="alert">
              {error.text}
            </p>
            <p>
              {words.faces}
              <StoryLink to="/thirsty_fashion">{words.back}</StoryLink>
            </p>
          </div>
        </div>
      </section>
      <dl className={styles.sizes}>
        {STYLES.map(([label, style, text]) => (
          <Fragment key={label}>
            <dt className="label">{label}</dt>
            <dd className={style}>{text}</dd>
          </Fragment>
        ))}
      </dl>
      <ul className={styles.weights} data-ground="weld">
        {WEIGHTS.map(([weight, text]) => (
          <li key={weight} className="number">
            <span>{text}</span>
            <span className="label">{weight}</span>
          </li>
        ))}
      </ul>
      <section className={styles.columns}>
        <p className="heading">ABCDEFGHIJKLMN OPQRSTUVWXYZ abcdefghijklmno pqrstuvwxyz &amp;?!%÷×</p>
        <div>
          <p className="strong">Thread Sans ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz</p>
          <p>{words.sample}</p>
        </div>
      </section>
      <p className={styles.numerals}>0123456789</p>
    </div>
  );
}
