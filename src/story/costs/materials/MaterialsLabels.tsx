import { memo } from 'react';
import * as words from '#words/costs';
import { FABRIC_AXIS, MEASURE_AXES } from '#words/text/fabrics';
import { COSTS_AXES, placeAxisTicks } from '../../../charts/fabricRows/axes';
import { UNCONFIRMED } from '../../../claim/Claim';
import { locateClaim } from '../../../claim/locateClaim';
import { fabrics } from '../../../data/fabrics';
import { CHART_MEASURES, getMeasure, hasLeast } from '../../../model/fabrics';
import { findFigure } from '../../../model/figure';
import { formatNumber } from '../../../model/format';
import type { SetRef } from '../../../scene/refs';
import styles from './MaterialsScene.module.css';
import { LONGEST_VALUE } from './scene';

interface LabelsProps {
  setRef: (name: string) => SetRef;
}

function AxisLabels({ setRef }: LabelsProps) {
  return CHART_MEASURES.flatMap((measure) => [
    <p key={measure} className={styles.axisTitle} data-measure={measure} ref={setRef(`title-${measure}`)}>
      <span className="upright">{MEASURE_AXES[measure]}</span>
    </p>,
    ...placeAxisTicks(COSTS_AXES[measure]).map(({ value }) => (
      <p
        key={`${measure}-${value}`}
        className={styles.tick}
        data-axis=""
        data-measure={measure}
        ref={setRef(`tick-${measure}-${value}`)}
      >
        <span className="upright">{formatNumber(value)}</span>
      </p>
    )),
  ]);
}

/**
 * The texts over the picture, which the scene places. They are for the eye, and each number opens its receipt; the list
 * beside the canvas says the same aloud, and the table opens the receipts by keys. Rendered once: the scene writes to them.
 */
export const MaterialsLabels = memo(({ setRef }: LabelsProps) => {
  return (
    <div className={styles.labels} aria-hidden="true">
      <AxisLabels setRef={setRef} />
      <p className={styles.swatchTitle} ref={setRef('title-swatch')}>
        {/* No longer than its strip, beside which the CO2 stands. */}
        <span className="upright">{`${words.BILL_NAMES.energy} (${COSTS_AXES.energy.unit})`}</span>
      </p>
      <p className={styles.besideTitle} ref={setRef('title-beside')}>
        <span className="upright">{words.besideNames}</span>
      </p>
      <p className={styles.namesTitle} ref={setRef('title-names')}>
        <span className="upright">{FABRIC_AXIS}</span>
      </p>
      <p className={styles.value} data-measured="" ref={setRef('longest')}>
        <b className="figure">{LONGEST_VALUE}</b>
      </p>
      {fabrics.flatMap((fabric) => [
        <p key={fabric.id} className={styles.name} ref={setRef(`${fabric.id}-name`)}>
          <span className="upright">{fabric.name}</span>
        </p>,
        ...CHART_MEASURES.map((measure) => {
          const id = `${fabric.id}-${measure}` as const;
          return (
            <a
              key={id}
              className={styles.value}
              data-measure={measure}
              href={locateClaim(id)}
              data-claim={id}
              {...(findFigure(id).isUnconfirmed && UNCONFIRMED)}
              tabIndex={-1}
              ref={setRef(id)}
            >
              <b className="figure upright" ref={setRef(`${id}-text`)}>
                {`${formatNumber(getMeasure(fabric, measure))} ${COSTS_AXES[measure].unit}`}
              </b>
              {hasLeast(fabric, measure) && (
                <i className={styles.beside}>
                  <span className={styles.least}>
                    <span className="upright">{words.least}</span>
                  </span>
                </i>
              )}
            </a>
          );
        }),
      ])}
    </div>
  );
});
