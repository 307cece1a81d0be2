import type { SyntheticEvent } from 'react';
import { WhichOne } from '../../ui/guess/WhichOne';
import { LABEL_ROW_EM } from './axisLabels';
import type { BarDatum } from './barDatum';
import styles from './Lanes.module.css';
import type { PlacedChart } from './placeBars';

interface LanesProps {
  chart: PlacedChart;
  data: readonly BarDatum[];
  /** What is asked of the bars, as it is heard. */
  question: string;
  /** Before the press a lane is a guess, and says no value; from then on it says its bar's, and has it told. */
  isGuess: boolean;
  value: string | undefined;
  onSet: (id: string) => void;
  /** Has the picture answer a guess. */
  onShow: () => void;
}

/** The lane of each bar, its name included, as a radio: what is pressed to guess and, after the press, to be told. */
export function Lanes({ chart, data, question, isGuess, value, onSet, onShow }: LanesProps) {
  const { plot, labels, labelGapPx, isHorizontal } = chart;
  const namesPx = isHorizontal ? 0 : labelGapPx + labels.fontPx * (0.5 + LABEL_ROW_EM * labels.rows);
  const tell = ({ target }: SyntheticEvent) => {
    const input = (target as Element).closest('label')?.querySelector('input');
    if (!isGuess && input) onSet(input.value);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the radios in it are what is pressed
    <div
      className={`screen-only ${styles.lanes}`}
      style={{
        left: plot.left,
        top: plot.top,
        width: plot.right - plot.left,
        height: plot.bottom - plot.top + namesPx,
      }}
      // A page that scrolls beneath a mouse at rest brings its bars there: that is no question. A finger taps.
      onPointerMove={(event) => event.pointerType === 'mouse' && tell(event)}
      onFocus={tell}
    >
      <WhichOne
        question={question}
        look={isHorizontal ? styles.rows : styles.columns}
        options={data.map(({ id, label, name }) => [
          id,
          <span key={id} className="visually-hidden">
            {isGuess ? label : name}
          </span>,
        ])}
        value={value}
        onSet={onSet}
        onShow={() => isGuess && onShow()}
      />
    </div>
  );
}
