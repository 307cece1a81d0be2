import { type SyntheticEvent, useState } from 'react';
import { MEASURE_AXES } from '#words/text/fabrics';
import { COSTS_AXES } from '../../../charts/fabricRows/axes';
import { UNCONFIRMED } from '../../../claim/Claim';
import { locateClaim } from '../../../claim/locateClaim';
import { type FabricId, fabrics } from '../../../data/fabrics';
import { type ChartMeasure, describeBar, getMeasure } from '../../../model/fabrics';
import { findFigure } from '../../../model/figure';
import { formatNumber } from '../../../model/format';
import { findMost } from '../../../model/threeCounts';
import type { SetRef } from '../../../scene/refs';
import { WhichOne } from '../../../ui/guess/WhichOne';
import styles from './MaterialsScene.module.css';

/** The number of the longest bar, with its unit. */
export const formatMost = (measure: ChartMeasure) =>
  `${formatNumber(getMeasure(findMost(measure), measure))} ${COSTS_AXES[measure].unit}`;

/** Where its bar ends, for the style sheet: the page as sent has no styles of its own. */
const placeAt = (share: number) => (element: HTMLElement | null) =>
  element?.style.setProperty('--share', String(share));

interface ValuesProps {
  measure: ChartMeasure;
  told: FabricId | undefined;
  /** Above what is left of the energy's ground its title gives the unit. */
  isStrip?: boolean;
  valuesRef: SetRef;
}

/** The numbers at the ends of the bars, of which the longest bar's stands, and of the others the one that is asked for. */
function Values({ measure, told, isStrip = false, valuesRef }: ValuesProps) {
  const { end, unit } = COSTS_AXES[measure];
  return (
    <div
      className={styles.values}
      data-caption=""
      data-strip={isStrip ? '' : undefined}
      aria-hidden="true"
      ref={valuesRef}
    >
      {fabrics.map((fabric) => {
        const id = `${fabric.id}-${measure}` as const;
        const value = getMeasure(fabric, measure);
        return (
          <span key={id} ref={placeAt(value / end)} data-long={value > end / 2 ? '' : undefined}>
            <a
              href={locateClaim(id)}
              data-claim={id}
              {...(findFigure(id).isUnconfirmed && UNCONFIRMED)}
              data-most={fabric === findMost(measure) ? '' : undefined}
              data-told={fabric.id === told ? '' : undefined}
              tabIndex={-1}
            >
              <b className="figure">{isStrip ? formatNumber(value) : `${formatNumber(value)} ${unit}`}</b>
            </a>
          </span>
        );
      })}
    </div>
  );
}

/** The bars of one measure as radios over what is drawn: the one that is pointed at, tapped or focused says its number. */
export function MeasureBars({
  measure,
  setRef,
}: {
  measure: ChartMeasure;
  setRef: (name: string) => SetRef;
}) {
  const [told, setTold] = useState<FabricId>();
  const tell = ({ target }: SyntheticEvent) => {
    const input = (target as Element).closest('label')?.querySelector('input');
    if (input) setTold(input.value as FabricId);
  };
  const hush = () => setTold(undefined);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the radios in it are what is pressed
    <div
      className={styles.measure}
      data-measure={measure}
      data-caption=""
      ref={setRef(`${measure}-bars`)}
      // A page that scrolls beneath a mouse at rest brings its bars there: that is no question. A finger taps.
      onPointerMove={(event) => event.pointerType === 'mouse' && tell(event)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && hush()}
      onFocus={tell}
      onBlur={hush}
    >
      <WhichOne
        question={MEASURE_AXES[measure]}
        look={styles.rows}
        options={fabrics.map((fabric) => [
          fabric.id,
          <span key={fabric.id} className="visually-hidden">
            {describeBar(fabric, measure)}
          </span>,
        ])}
        value={told}
        onSet={setTold}
      />
      <Values measure={measure} told={told} valuesRef={setRef(`${measure}-values`)} />
      {measure === 'energy' && (
        <Values measure={measure} told={told} isStrip valuesRef={setRef('strip-values')} />
      )}
    </div>
  );
}
