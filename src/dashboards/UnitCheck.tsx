import * as words from '#words/charts';
import { FULL_STOP } from '#words/text/grammar';
import { Correction } from '../ledger/Correction';
import { Card } from '../ui/Card';
import styles from './Finding.module.css';

interface UnitCheckProps {
  about: 'production' | 'energy';
}

const CHECKS = {
  production: <Correction id="grams" said={words.gramsSaid} />,
  energy: <Correction id="megajoules" said={words.megajoulesSaid} />,
};

/** What our check of the unit on a chart's axis found. */
export function UnitCheck({ about }: UnitCheckProps) {
  return (
    <Card as="p" isSmall className={`small ${styles.check}`}>
      <b className="caption">{words.weChecked}</b> {CHECKS[about]}
      <span>{FULL_STOP}</span>
    </Card>
  );
}

/** The same of the axes of all three charts of fabrics: one slip. A chart alone says it in its credits. */
export function AxesCheck() {
  return (
    <span>
      <Correction id="fiber" said={words.fiberSaid} />
      <span>{FULL_STOP}</span>
    </span>
  );
}
