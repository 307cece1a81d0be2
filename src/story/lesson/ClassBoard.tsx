import { DotPlot } from '../../charts/dots/DotPlot';
import { describeClass, formatMean, MOST_PUPILS, summarizeClass } from '../../model/classBoard';
import { formatCount, formatNumber } from '../../model/format';
import { DAILY_CUPS } from '../../model/userInput';
import { Announcement } from '../Announcement';
import { CUP_PATH, CUP_VIEW_BOX } from '../cups/cupOutline';
import { Section } from '../section/Section';
import styles from './ClassBoard.module.css';
import { LessonPage } from './LessonPage';
import { useClassBoard } from './useClassBoard';

const CUP = { path: CUP_PATH, widthUnits: 40, heightUnits: 45 };
const UNREADABLE = 'This link holds no class that we can read, so the board is empty.';
const AXIS = { low: 1, high: 10 };

/** The key to the marks, with their values. */
function Marks({ mean, median, lowest, highest }: Record<'mean' | 'median' | 'lowest' | 'highest', number>) {
  return (
    <ul className={styles.marks}>
      <li>
        <svg viewBox="0 0 24 20" aria-hidden="true">
          <path className={styles.mean} d="M12 2l9 15H3Z" />
        </svg>
        <span>Mean</span> <b>{formatMean(mean)}</b>
      </li>
      <li>
        <svg viewBox="0 0 24 20" aria-hidden="true">
          <path className={styles.median} d="M12 0V20" />
        </svg>
        <span>Median</span> <b>{formatNumber(median)}</b>
      </li>
      <li>
        <svg viewBox="0 0 24 20" aria-hidden="true">
          <path d="M2 6v8H22V6" />
        </svg>
        <span>Range</span> <b>{highest - lowest}</b>
      </li>
    </ul>
  );
}

/** Tap each pupil's cups; the plot and the sentences follow. */
function Board() {
  const { cups, isBad, isFull, add, clear, undo, canUndo, hasChanged } = useClassBoard();
  const summary = summarizeClass(cups);
  const sentences = summary ? describeClass(summary) : [];
  const count =
    cups.length === 0
      ? 'Nobody yet'
      : `${formatCount(cups.length, 'pupil', 'pupils')}${isFull ? ': the board is full' : ''}`;
  return (
    <div className={`${styles.board} needs-script`} data-board="">
      <h2 id="tap">How many cups of water do you drink in a day?</h2>
      {/* biome-ignore lint/a11y/useSemanticElements: ten buttons are no form, a fieldset would make them one */}
      <div role="group" aria-labelledby="tap" className={styles.taps}>
        {DAILY_CUPS.map((each) => (
          <button
            key={each}
            type="button"
            disabled={isFull}
            aria-label={`Add a pupil with ${formatCount(each, 'cup', 'cups')}`}
            onClick={() => add(each)}
          >
            <svg viewBox={CUP_VIEW_BOX} aria-hidden="true">
              <path d={CUP_PATH} />
            </svg>
            <span>{each}</span>
          </button>
        ))}
      </div>
      <p className={styles.controls}>
        <button type="button" className="button-link" disabled={!canUndo} onClick={undo}>
          Undo
        </button>
        <button type="button" className="button-link" disabled={cups.length === 0} onClick={clear}>
          Clear
        </button>
        <button type="button" className="button-link" onClick={() => window.print()}>
          Print
        </button>
        <span className={styles.count}>{count}</span>
      </p>
      {isBad && <p className="press-failed">{UNREADABLE}</p>}
      <Announcement>{isBad ? UNREADABLE : hasChanged && count}</Announcement>
      <figure className={styles.figure} data-empty={summary ? undefined : ''}>
        <DotPlot
          values={cups}
          frame={AXIS}
          mark={CUP}
          mean={summary?.mean}
          median={summary?.median}
          label={
            summary
              ? `One cup for each pupil. ${sentences.join(' ')}`
              : 'An empty board: an axis from 1 to 10 cups a day'
          }
        />
        <figcaption>
          <span className={styles.axisTitle}>Cups of water a day</span>
          {summary && <Marks {...summary} />}
        </figcaption>
      </figure>
      {summary && (
        <ul className={styles.sentences}>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The board on paper: one line for each answer, and room to add up. */
function TableToFill() {
  return (
    <table className={styles.table} data-tally="">
      <caption>The board on paper: make one stroke for each pupil.</caption>
      <thead>
        <tr>
          <th scope="col">Cups a day</th>
          <th scope="col">Strokes</th>
          <th scope="col">Pupils</th>
          <th scope="col">Cups, all</th>
        </tr>
      </thead>
      <tbody>
        {DAILY_CUPS.map((each) => (
          <tr key={each}>
            <th scope="row">{each}</th>
            <td />
            <td />
            <td />
          </tr>
        ))}
        <tr>
          <th scope="row">Sum</th>
          <td />
          <td />
          <td />
        </tr>
      </tbody>
    </table>
  );
}

/** The cups that a class drinks, tapped in by the teacher: in the address and nowhere else. */
export function ClassBoard() {
  return (
    <LessonPage
      path="/teach/class"
      title="Our class"
      lead="Tap the cups of each pupil. The link of this page carries your class: no names, and no server sees it."
    >
      <Section name="class-board">
        <Board />
        <p className={`${styles.link} needs-script`} data-tally="">
          {`From 1 to ${MOST_PUPILS} pupils. To keep the board, bookmark the page or copy its address.`}
        </p>
        <div className={styles.paper}>
          <TableToFill />
        </div>
      </Section>
    </LessonPage>
  );
}
