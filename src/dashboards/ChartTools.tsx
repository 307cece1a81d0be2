import type { ReactNode, SyntheticEvent } from 'react';
import * as words from '#words/charts';
import { Announcement } from '../ui/Announcement';
import { Button } from '../ui/Button';
import button from '../ui/Button.module.css';
import { PressFailed } from '../ui/PressFailed';
import { LANGUAGE_BASE, locateTable } from '../words/language';
import { ChartCopies } from './ChartCopies';
import styles from './ChartTools.module.css';
import { NumbersTable } from './NumbersTable';
import type { ChartState } from './useChart';

interface ChartToolsProps {
  chart: ChartState;
  /** Leaves out the embed code: in an embedded chart itself, and where charts have no page of their own. */
  isPlain?: boolean;
  /** Whether it is one of a story's scenes: it has no embed code, and by keys the bar saves its picture. */
  isScene?: boolean;
  children?: ReactNode;
}

/** The table opens below what was pressed, which may be the window's last line. */
export function showNumbers({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) {
  if (currentTarget.open) currentTarget.querySelector('[data-numbers]')?.scrollIntoView({ block: 'nearest' });
}

/** What every chart offers beside its picture: its numbers, its sound, its embed code. */
export function ChartTools({ chart, isPlain = false, isScene = false, children }: ChartToolsProps) {
  const { spec, sound } = chart;
  const { numbers } = spec;
  return (
    <div className={styles.tools}>
      <details ref={chart.numbersRef} onToggle={showNumbers}>
        <summary className={button.words}>{words.seeNumbers}</summary>
        <div className={styles.numbers} data-numbers="">
          <NumbersTable caption={spec.name} columns={numbers.columns} rows={numbers.rows} />
          <a
            className={`screen-only ${button.words}`}
            href={LANGUAGE_BASE + locateTable(numbers.file)}
            download
          >
            {words.downloadCsv}
          </a>
        </div>
      </details>
      <Button look="words" onClick={sound.toggle}>
        {sound.isPlaying ? words.pauseSound : words.hearChart}
      </Button>
      {sound.hasFailed && <PressFailed what={words.soundFailed} />}
      {children}
      <ChartCopies spec={spec} hasEmbedCode={!isPlain && !isScene} />
      <Announcement>{sound.index !== undefined && spec.data[sound.index]?.name}</Announcement>
    </div>
  );
}
