import type { ReactNode } from 'react';
import * as words from '#words/charts';
import { republish } from '#words/shell';
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
  chart: ChartState;
  /** Leaves out the embed code, in an embedded chart itself. */
  isPlain?: boolean;
  children?: ReactNode;
}

/** What every chart offers beside its picture: its numbers, its sound, and what others may show; and what goes on by itself. */
export function ChartTools({ chart, isPlain = false, children }: ChartToolsProps) {
  const { spec, sound } = chart;
  const { numbers } = spec;
  return (
    <div className={styles.tools}>
      <More ref={chart.numbersRef}>
        <div className={styles.row}>
          <Button look="words" onClick={sound.toggle}>
            {sound.isPlaying ? words.pauseSound : words.hearChart}
          </Button>
          {sound.hasFailed && <PressFailed what={words.soundFailed} />}
          <Republish
            button={republish}
            chart={spec}
            embed={isPlain ? undefined : { id: spec.id, name: spec.name }}
          />
        </div>
        <NumbersTable caption={spec.name} columns={numbers.columns} rows={numbers.rows} />
        <a
          className={`screen-only ${button.words}`}
          href={LANGUAGE_BASE + locateTable(numbers.file)}
          download
        >
          {words.downloadCsv}
        </a>
      </More>
      {children}
      <Announcement>{sound.index !== undefined && spec.data[sound.index]?.name}</Announcement>
    </div>
  );
}
