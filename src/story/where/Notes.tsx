import * as words from '#words/where';
import { UNCONFIRMED } from '../../claim/Claim';
import { WhereClaim } from '../../claim/WhereClaim';
import { PAGE_SOURCES } from '../../data/pageSources';
import { formatNumber } from '../../model/format';
import { placeWaters } from '../../model/placeWater';
import { NextLink } from '../../ui/NextLink';
import { FoldedNumbers } from './FoldedNumbers';
import styles from './Notes.module.css';

/** Every place's numbers, each with its receipt. */
function PlaceTable() {
  return (
    <table>
      <caption className="visually-hidden">{words.tableCaption}</caption>
      <thead>
        <tr>
          {[
            words.placeColumn,
            words.riverColumn,
            words.rainColumn,
            words.bothColumn,
            words.harvestColumn,
          ].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {placeWaters.map(({ id, name, both, harvestMegatons }) => (
          <tr key={id} data-row={id}>
            <th scope="row">{name}</th>
            <td>
              <WhereClaim id={`${id}-river-cups`} format="number" />
            </td>
            <td>
              <WhereClaim id={`${id}-rain-cups`} format="number" />
            </td>
            <td>
              <span {...UNCONFIRMED}>{formatNumber(both)}</span>
            </td>
            <td>
              {harvestMegatons === undefined ? '–' : <WhereClaim id={`${id}-harvest`} format="number" />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the cups don't say, beside the whole table, and the way on. */
export function Notes() {
  return (
    <section className={styles.notes} data-ground="paper" data-part="notes">
      <h2>{words.notesTitle}</h2>
      <ul>
        {words.notes.map(([title, text]) => (
          <li key={title}>
            <b>{title} </b>
            <span>{text}</span>
          </li>
        ))}
        <li>{words.noDilution}</li>
        <li>{words.otherStudy}</li>
      </ul>
      <FoldedNumbers>
        <PlaceTable />
      </FoldedNumbers>
      <NextLink className={styles.onward} to="/thirsty_fashion/info2">
        {words.onward}
      </NextLink>
      <p className="note">{words.sources(PAGE_SOURCES.where)}</p>
    </section>
  );
}
