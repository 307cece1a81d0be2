import * as words from '#words/lives';
import { formatDecimals } from '../../model/format';
import { formatUnit } from '../../model/formatFigure';
import {
  addParts,
  calculateParts,
  calculateUsePercent,
  type Life,
  PART_IDS,
  STARTS,
  type StartId,
} from '../../model/lives/life';
import { START_NAMES } from './controls/Starts';
import { describeLife } from './Life';
import { useSettledLives } from './livesStore';
import styles from './Numbers.module.css';
import { writeGrams } from './thread/writeGrams';

const ORDER: readonly StartId[] = ['rule', 'lower', 'higher'];
const oneDecimal = (value: number) => formatDecimals(value, 1);

function Row({ name, life }: { name: string; life: Life }) {
  const parts = calculateParts(life);
  const percent = calculateUsePercent(parts);
  return (
    <tr>
      {/* Of the head, the name alone is strong. */}
      <th scope="row" className="inline">
        <b>{name}</b>
        <small className="note">{describeLife(life)}</small>
        <small className="note">
          {PART_IDS.map((part) => `${words.PARTS[part]} ${words.gramsOf(writeGrams(parts[part]))}`).join(
            ', ',
          )}
        </small>
      </th>
      <td>{words.gramsOf(writeGrams(addParts(parts)))}</td>
      <td>
        <b>{oneDecimal(percent) + formatUnit('percent', percent)}</b>
      </td>
    </tr>
  );
}

/** The starts and the reader's own two lives as a table: all that there is to see without script. */
export function Numbers() {
  const { a, b } = useSettledLives();
  return (
    <section className={styles.numbers} data-ground="paper" data-computed="">
      <h2 className="title">{words.startsTitle}</h2>
      <table className="small">
        <caption className="note">{words.startsCaption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.startColumn}</th>
            <th scope="col">{words.wholeWear}</th>
            <th scope="col">{words.careShare}</th>
          </tr>
        </thead>
        <tbody>
          {ORDER.map((id) => (
            <Row key={id} name={START_NAMES[id]} life={STARTS[id]} />
          ))}
          <Row name={words.yourA} life={a} />
          <Row name={words.yourB} life={b} />
        </tbody>
      </table>
    </section>
  );
}
