import { type PointerEvent, type ReactNode, useState } from 'react';
import * as words from '#words/data';
import { copyEmbed, embedCode, embedCopied } from '#words/republish';
import { COLON, FULL_STOP } from '#words/rules';
import { countedName, lives, where } from '#words/shell';
import { CHART_NAMES } from '#words/text/charts';
import { FIELDS, REASONS, TABLES } from '#words/text/tables';
import { VERDICT_WORDS } from '#words/text/verdicts';
import { UNCONFIRMED } from '../claim/Claim';
import { useClaimTexts } from '../claim/publishedClaims';
import { type Change, changes, currentEdition, editions } from '../data/editions';
import { formatEditionDate } from '../model/citation';
import { COLUMNS, type TableId } from '../model/dataColumns';
import { EMBED_IDS, type EmbedId, formatEmbedRoom } from '../model/embeds';
import { formatFigure } from '../model/formatFigure';
import { useHydrated } from '../motion/useHydrated';
import { CopyText } from '../save/CopyText';
import { formatEmbedCode } from '../save/embedCode';
import { Card } from '../ui/Card';
import { Select } from '../ui/Field';
import { Opening } from '../ui/Opening';
import { Spread } from '../ui/Spread';
import { StoryLink } from '../ui/StoryLink';
import { Section } from '../ui/section/Section';
import { weavePath } from '../ui/stillPictures';
import { LANGUAGE, LANGUAGE_BASE } from '../words/language';
import { Fold } from './Fold';
import styles from './OpenData.module.css';
import { useTarget } from './usePlaces';

const DATA = `${import.meta.env.BASE_URL}data/`;
const folderOf = (number: number) => `${DATA}v${number}/`;
const NOW = folderOf(currentEdition.number);
/** Published below lesson/ once; their addresses answer 404. */
const GONE = 'worksheet.odt, answers.odt, questions-moodle.xml';
const TABLE_IDS = Object.keys(TABLES) as TableId[];
/** How many rows each has; the build says them, development does not. */
const ROWS: Readonly<Record<string, number>> = JSON.parse(import.meta.env.VITE_TABLE_ROWS ?? '{}');
const NAMES: Readonly<Record<EmbedId, string>> = {
  ...CHART_NAMES,
  where,
  counted: countedName,
  lives,
};

/** A table as cloth, by its name to take; a pointer over it tells what is under it. */
function Cloth({ id, onPoint }: { id: TableId; onPoint: (cell: string | undefined) => void }) {
  const columns = Object.keys(COLUMNS[id]);
  const rows = ROWS[id] ?? 0;
  const point = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLImageElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const column = columns[Math.floor(((clientY - top) / height) * columns.length)];
    const row = Math.floor(((clientX - left) / width) * rows) + 1;
    onPoint(column && rows > 0 ? words.cell(`${id}.csv`, column, row) : undefined);
  };
  return (
    <li data-table={id}>
      <p className="row">
        <a className="caption" href={`${NOW}${id}.csv`} download>{`${id}.csv`}</a>{' '}
        <span className="note" data-count="">
          {words.size(rows, columns.length)}
        </span>
      </p>
      <img
        className="screen-only"
        src={import.meta.env.BASE_URL + weavePath(id)}
        alt={words.woven(`${id}.csv`)}
        onPointerMove={point}
        onPointerLeave={() => onPoint(undefined)}
      />
    </li>
  );
}

function Cloths() {
  const [cell, setCell] = useState<string>();
  return (
    <div className="stack gap-2">
      <ul className={`targets row gap-5 ${styles.cloths}`}>
        {TABLE_IDS.map((id) => (
          <Cloth key={id} id={id} onPoint={setCell} />
        ))}
      </ul>
      <p className="label screen-only">{cell ?? words.legend}</p>
    </div>
  );
}

/** A part of the page, folded. */
function Part({ id, children }: { id: keyof typeof words.PARTS; children: ReactNode }) {
  return (
    <section id={id} className="seam" aria-label={words.PARTS[id]}>
      <h2 className="plain-only title">{words.PARTS[id]}</h2>
      <Fold title={words.PARTS[id]}>{children}</Fold>
    </section>
  );
}

/** What more than one table has is said once, and first. */
function listColumns() {
  const tables = TABLE_IDS.map((id) => [id, Object.entries(COLUMNS[id])] as const);
  const all = tables.flatMap(([, columns]) => columns);
  const isShared = (name: string) => all.filter(([other]) => other === name).length > 1;
  const shared = Object.entries(Object.fromEntries(all)).filter(([name]) => isShared(name));
  const own = tables.map(([id, columns]) => [id, columns.filter(([name]) => !isShared(name))] as const);
  return [[words.inSeveral, shared] as const, ...own];
}

function Columns() {
  return (
    <dl className={`small newspaper ${styles.columns}`}>
      {listColumns().map(([table, columns]) => (
        <div key={table}>
          <dt className="caption">
            {table} <span className="note">{TABLES[table as TableId]}</span>
          </dt>
          <dd>
            <dl>
              {columns.map(([name, says]) => (
                <div key={name}>
                  <dt>
                    <code>{name}</code>
                  </dt>
                  {/* Both stand in one line: copied, they are two words. */}
                  <dd>{` ${FIELDS[says]}`}</dd>
                </div>
              ))}
            </dl>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A verdict in words, or a number with its unit; what is unconfirmed wears its line. */
function Value({ change, value }: { change: Change; value: string | number }) {
  const { findClaim } = useClaimTexts();
  if (typeof value === 'string') return VERDICT_WORDS[value as keyof typeof VERDICT_WORDS] ?? value;
  const { unit, verdict } = findClaim(change.ids[0] ?? '');
  return <span {...(verdict === 'unconfirmed' && UNCONFIRMED)}>{formatFigure({ value, unit })}</span>;
}

/** The figures that changed: many are folded away. */
function Changed({ ids }: Pick<Change, 'ids'>) {
  const { findClaim } = useClaimTexts();
  const list = (
    <ul className="small newspaper">
      {ids.map((id) => (
        <li key={id}>
          <StoryLink to="/sources" hash={id}>
            {findClaim(id).title}
          </StoryLink>
        </li>
      ))}
    </ul>
  );
  return ids.length === 1 ? (
    list
  ) : (
    <Fold count={ids.length} of={words.figures}>
      {list}
    </Fold>
  );
}

function Log() {
  return (
    <>
      <p className="measure">{words.editionsIntro}</p>
      <ul className="newspaper">
        {editions.map(({ number, date }) => (
          <li key={number} data-edition="">
            {words.edition(number, formatEditionDate({ date }))}{' '}
            <a href={`${folderOf(number)}claims.csv`} download>
              claims.csv
            </a>{' '}
            <a href={`${folderOf(number)}datapackage.json`}>datapackage.json</a>
          </li>
        ))}
      </ul>
      <h3>{words.log}</h3>
      {changes.map((change) => (
        <div key={`${change.edition}${change.why}`} className="seam" data-change="">
          <p>
            <b>
              {words.edition(
                change.edition,
                formatEditionDate(editions[change.edition - 1] ?? currentEdition),
              )}
            </b>{' '}
            {words.before}
            {COLON}
            <span>
              <Value change={change} value={change.before} />
            </span>
            {FULL_STOP} {words.after}
            {COLON}
            <b>
              <Value change={change} value={change.after} />
            </b>
            {FULL_STOP} {words.why}
            {COLON}
            <span>{REASONS[change.why]}</span>
          </p>
          <Changed ids={change.ids} />
        </div>
      ))}
      <p>
        <a href={`${DATA}changes.csv`} download>
          {words.allChanges}
        </a>
      </p>
      <p className="measure">{words.filesGone(GONE)}</p>
      <p className="measure">{words.scriptGone('chart.js')}</p>
    </>
  );
}

function Chart({ siteUrl }: { siteUrl: string }) {
  const [name, setName] = useState<EmbedId>('water');
  const isHydrated = useHydrated();
  const origin = siteUrl === '' && isHydrated ? window.location.origin : siteUrl;
  const embedded = { base: origin + import.meta.env.BASE_URL, language: LANGUAGE, name, title: NAMES[name] };
  return (
    <Spread
      className={styles.chart}
      picture={
        <div className={`screen-only ${styles.example}`}>
          {isHydrated && (
            <iframe
              src={`${LANGUAGE_BASE}charts/embed/${name}`}
              title={NAMES[name]}
              style={{ height: formatEmbedRoom(name, 'cqi') }}
              loading="lazy"
            />
          )}
        </div>
      }
    >
      <p className="measure">{words.chartIntro}</p>
      <p className="needs-script">
        <Select
          aria-label={words.which}
          value={name}
          options={EMBED_IDS.map((id) => [id, NAMES[id]] as const)}
          onChange={setName}
        />
      </p>
      <Card as="pre" dir="ltr" isSmall className={styles.code}>
        {formatEmbedCode(embedded)}
      </Card>
      <CopyText
        says={copyEmbed}
        copied={embedCopied}
        label={embedCode}
        write={() => formatEmbedCode(embedded)}
      />
      <p className="measure">{words.strict}</p>
    </Spread>
  );
}

/** The data for others: the tables as cloth, what their columns say, editions, and how to put a chart on another page. */
export function OpenData({ siteUrl }: { siteUrl: string }) {
  useTarget();
  return (
    <>
      <div className={styles.woven} data-ground="boll" id="tables">
        <Section name="data-tables">
          <Spread className={styles.spread} data-page="" picture={<Cloths />}>
            <Opening title={<h1>{words.pageTitle}</h1>}>
              <p className="lead">{words.lead}</p>
            </Opening>
          </Spread>
        </Section>
      </div>
      <div className={styles.parts} data-ground="paper">
        <Section name="data-columns">
          <Part id="columns">
            <p className="measure">
              {words.programs(<a href={`${DATA}datapackage.json`}>datapackage.json</a>)}{' '}
              <span data-license="">{words.license}</span>
            </p>
            <Columns />
          </Part>
        </Section>
        <p className="targets">
          <StoryLink to="/sources" hash="cite-this">
            {words.cite}
          </StoryLink>
        </p>
        <Section name="data-charts">
          <Part id="charts">
            <Chart siteUrl={siteUrl} />
          </Part>
        </Section>
        <Section name="data-editions">
          <Part id="editions">
            <Log />
          </Part>
        </Section>
      </div>
    </>
  );
}
