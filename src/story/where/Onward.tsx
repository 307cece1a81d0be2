import * as words from '#words/where';
import { UNCONFIRMED } from '../../claim/Claim';
import { WhereClaim } from '../../claim/WhereClaim';
import { PAGE_SOURCES } from '../../data/pageSources';
import { stressedCountries } from '../../data/waterStress';
import { Fold } from '../../ledger/Fold';
import { formatNumber } from '../../model/format';
import { placeWaters } from '../../model/placeWater';
import { NextLink } from '../../ui/NextLink';
import styles from './Onward.module.css';

function Head({ columns }: { columns: readonly string[] }) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Every place's numbers, each with its receipt. */
function PlaceTable() {
  const { placeColumn, riverColumn, rainColumn, bothColumn, harvestColumn } = words;
  return (
    <table>
      <caption>{words.tableCaption}</caption>
      <Head columns={[placeColumn, riverColumn, rainColumn, bothColumn, harvestColumn]} />
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

/** Every country's water and stress. */
function StressTable() {
  return (
    <table>
      <caption>{words.stressTable}</caption>
      <Head columns={[words.countryColumn, words.volumeColumn, words.stressColumn]} />
      <tbody>
        {stressedCountries.map(({ id, name, irrigationKm3 }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>
              <WhereClaim id={`${id}-volume`}>{formatNumber(irrigationKm3)}</WhereClaim>
            </td>
            <td>
              <WhereClaim id={`${id}-stress`} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** That the map is old, the way on, and in one fold all numbers with what they don't say. */
export function Onward() {
  return (
    <section id="notes" className={styles.onward} data-ground="boll" data-part="old">
      <div className={styles.old}>
        <h2 className="lead">{words.oldTitle}</h2> <p className="lead">{words.oldText}</p>
      </div>
      <NextLink className={styles.next} to="/thirsty_fashion/info2">
        {words.onward}
      </NextLink>
      <Fold title={words.notesTitle}>
        <ul className={styles.notes}>
          <li>{words.lead}</li>
          <li>{words.usedUp}</li>
          <li>{words.average}</li>
          {words.notes.map(([title, text]) => (
            <li key={title}>
              <b>{title} </b>
              <span>{text}</span>
            </li>
          ))}
          <li>{words.pastAll}</li>
          <li>{words.noDilution}</li>
          <li>{words.otherStudy}</li>
          <li>{words.twoStudies}</li>
        </ul>
        <div className={styles.tables}>
          <PlaceTable />
          <StressTable />
        </div>
        <p className="note">{words.sources(PAGE_SOURCES.where)}</p>
      </Fold>
    </section>
  );
}
