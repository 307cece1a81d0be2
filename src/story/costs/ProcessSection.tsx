import { useRef } from 'react';
import { describeProduction } from '../../model/production';
import { useReducedMotion } from '../../motion/preferences';
import { PauseButton } from '../charts/ChartButtons';
import { ChartTools } from '../charts/ChartTools';
import { Finding } from '../charts/Finding';
import { ProductionBox, useProductionChart } from '../charts/ProductionChart';
import { PRODUCTION_QUESTION, PRODUCTION_READING } from '../charts/productionWords';
import { UnitCheck } from '../charts/UnitCheck';
import { ClaimText } from '../claim/ClaimText';
import { bringIntoView } from './bringIntoView';
import styles from './ProcessSection.module.css';

/** What each phase of making a garment costs, as thread on bobbins. The red one lets the thread out. */
export function ProcessSection() {
  const chart = useProductionChart();
  const isStill = useReducedMotion();
  const figureRef = useRef<HTMLDivElement>(null);

  async function press() {
    if (figureRef.current) await bringIntoView(figureRef.current, isStill);
    chart.start();
  }

  return (
    <section className={styles.section} data-ground="paper" data-picture="production">
      <figure className={styles.grid}>
        <div className={styles.intro}>
          <h1 className={styles.chapter}>What clothes cost</h1>
          <h2>Costs of the Process</h2>
          <p className={styles.lede}>CO2 by phase of production. {PRODUCTION_READING}</p>
          <div className={styles.buttons}>
            <button
              type="button"
              className={`button button-solid needs-script ${styles.press}`}
              disabled={!chart.run.canStart}
              onClick={press}
            >
              Take a look
            </button>
            <PauseButton chart={chart} />
          </div>
        </div>
        <div className={styles.figure} ref={figureRef}>
          <ProductionBox chart={chart} className={styles.box} isGuessable={false} />
          <i className={styles.exit} data-strand="first" data-knot="0,0,print;100,60,print" />
          <i className={styles.gap} data-strand="first" data-knot="0,0,print" />
          <i className={styles.besideTitle} data-strand="first" data-knot="0,0,print;0,100,print" />
          <i className={styles.toMargin} data-strand="first" data-knot="0,0,print;0,100,print" />
          <i className={styles.exitLeft} data-strand="first" data-knot="0,0,print;0,100,print" />
        </div>
        <div className={styles.outro}>
          <Finding chart={chart} before={PRODUCTION_QUESTION}>
            <ClaimText phrases={describeProduction()} />
          </Finding>
          <UnitCheck about="production" className={styles.note} />
          <ChartTools chart={chart} isPlain />
        </div>
      </figure>
      <i className={styles.rightFoot} data-strand="first" data-knot="0,0,print" />
      <i className={styles.leftFoot} data-strand="first" data-knot="0,0,print" />
    </section>
  );
}
