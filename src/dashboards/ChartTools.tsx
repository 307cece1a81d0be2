import * as words from '#words/charts';
import { republish } from '#words/shell';
import { COLON } from '#words/text/grammar';
import type { Numbers } from '../charts/numbers';
import { Republish } from '../save/Republish';
import { Announcement } from '../ui/Announcement';
import { Button } from '../ui/Button';
import button from '../ui/Button.module.css';
import { More } from '../ui/More';
import { PressFailed } from '../ui/PressFailed';
import { LANGUAGE_BASE, locateTable } from '../words/language';
import styles from './ChartTools.module.css';
import { NumbersTable } from './NumbersTable';
import type { ChartState } from './useChart';

interface ChartToolsProps {
  charts: readonly Pick<ChartState, 'spec' | 'sound'>[];
  /** The numbers of several charts, and what they are called. */
  numbers?: Numbers | undefined;
  name?: string | undefined;
  /** Leaves out the embed code, in an embedded chart itself. */
  isPlain?: boolean;
  /** Where the numbers of the page are from. */
  source?: string | undefined;
}

/** The sound of one chart, and what others may show of it; with its name where it is one of several. */
function ChartRow({
  spec,
  sound,
  isPlain,
  isNamed,
}: ChartToolsProps['charts'][number] & { isPlain: boolean; isNamed: boolean }) {
  return (
    <div className={styles.row} data-measure={spec.id}>
      {isNamed && <b>{spec.name}</b>}
      <Button look="words" onClick={sound.toggle}>
        {sound.isPlaying ? words.pauseSound : words.hearChart}
        {isNamed && <span className="visually-hidden">{COLON + spec.name}</span>}
      </Button>
      {sound.hasFailed && <PressFailed what={words.soundFailed} />}
      <Republish
        button={republish}
        chart={spec}
        embed={isPlain ? undefined : { id: spec.id, name: spec.name }}
      />
      <Announcement>{spec.data.find(({ id }) => id === sound.id)?.name}</Announcement>
    </div>
  );
}

/** What charts offer beside their picture: their sound, what others may show, their numbers. */
export function ChartTools({
  charts,
  numbers = charts[0]?.spec.numbers,
  name = charts[0]?.spec.name,
  isPlain = false,
  source,
}: ChartToolsProps) {
  return (
    <More>
      {charts.map((chart) => (
        <ChartRow key={chart.spec.id} {...chart} isPlain={isPlain} isNamed={charts.length > 1} />
      ))}
      {numbers && (
        <>
          <NumbersTable caption={name ?? ''} columns={numbers.columns} rows={numbers.rows} />
          <a
            className={`screen-only ${button.words}`}
            href={LANGUAGE_BASE + locateTable(numbers.file)}
            download
          >
            {words.downloadCsv}
          </a>
        </>
      )}
      {source !== undefined && <p className={styles.source}>{source}</p>}
    </More>
  );
}
