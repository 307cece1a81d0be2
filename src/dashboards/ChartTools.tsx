import type { ReactNode, SyntheticEvent } from 'react';
import * as words from '#words/charts';
import { Republish } from '../save/Republish';
import { Announcement } from '../ui/Announcement';
import { Button } from '../ui/Button';
import button from '../ui/Button.module.css';
import { PressFailed } from '../ui/PressFailed';
import { LANGUAGE_BASE, locateTable } from '../words/language';
import styles from './ChartTools.module.css';
import { NumbersTable } from './NumbersTable';
import type { ChartState } from './useChart';

interface ChartToolsProps {
  chart: ChartState;
  /** Leaves out the embed code, in an embedded chart itself. */
  isPlain?: boolean;
  children?: ReactNode;
}

/** The table opens below what was pressed, which may be the window's last line. */
export function showNumbers({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) {
  if (currentTarget.open) currentTarget.querySelector('[data-numbers]')?.scrollIntoView({ block: 'nearest' });
}

/** What every chart offers beside its picture: its numbers, its sound, and what others may show. */
export function ChartTools({ chart, isPlain = false, children }: ChartToolsProps) {
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
      <Republish chart={spec} embed={isPlain ? undefined : { id: spec.id, name: spec.name }} />
      {children}
      <Announcement>{sound.index !== undefined && spec.data[sound.index]?.name}</Announcement>
    </div>
  );
}
