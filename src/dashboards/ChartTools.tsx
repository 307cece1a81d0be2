import * as words from '#words/charts';
import { COLON } from '#words/rules';
import { republish } from '#words/shell';
import { Republish } from '../save/Republish';
import { Announcement } from '../ui/Announcement';
import { Button } from '../ui/Button';
import button from '../ui/Button.module.css';
import { More } from '../ui/More';
import { PressFailed } from '../ui/PressFailed';
import { LANGUAGE_BASE, locateTable } from '../words/language';
import { NumbersTable } from './NumbersTable';
import type { ChartState } from './useChart';

interface ChartToolsProps {
  charts: readonly Pick<ChartState, 'spec' | 'sound'>[];
  /** Leaves out the embed code, in an embedded chart itself. */
  isPlain?: boolean;
  /** Where the numbers of the page are from. */
  source?: string | undefined;
}

type ChartRowProps = ChartToolsProps['charts'][number] & { isPlain: boolean; isNamed: boolean };

/** One chart's sound, numbers, and what others may show of it; with its name where it is one of several. */
function ChartRow({ spec, sound, isPlain, isNamed }: ChartRowProps) {
  const { columns, rows } = spec.numbers;
  return (
    <div data-measure={spec.id}>
      <div className="row">
        {isNamed && <b className="fill">{spec.name}</b>}
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
      </div>
      <NumbersTable caption={spec.name} columns={columns} rows={rows} />
      <Announcement>{spec.data.find(({ id }) => id === sound.id)?.name}</Announcement>
    </div>
  );
}

/** What charts offer beside their picture: their sound, what others may show, their numbers. */
export function ChartTools({ charts, isPlain = false, source }: ChartToolsProps) {
  const [first] = charts;
  return (
    <More>
      {charts.map((chart) => (
        <ChartRow key={chart.spec.id} {...chart} isPlain={isPlain} isNamed={charts.length > 1} />
      ))}
      {first && (
        <a
          className={`screen-only ${button.words}`}
          href={LANGUAGE_BASE + locateTable(first.spec.numbers.file)}
          download
        >
          {words.downloadCsv}
        </a>
      )}
      {source !== undefined && (
        <p className="small" data-source="">
          {source}
        </p>
      )}
    </More>
  );
}
