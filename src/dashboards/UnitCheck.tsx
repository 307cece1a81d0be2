import * as words from '#words/charts';
import { Correction } from '../ledger/corrections/Correction';

interface UnitCheckProps {
  about: 'production' | 'energy';
  className?: string | undefined;
}

const CHECKS = {
  production: (
    <Correction
      id="grams"
      said={words.gramsSaid}
      saidAfter={words.gramsSaidAfter}
      checked={words.gramsChecked}
    />
  ),
  energy: (
    <Correction
      id="megajoules"
      said={words.megajoulesSaid}
      saidAfter={words.megajoulesSaidAfter}
      checked={words.megajoulesChecked}
    />
  ),
};

/** What our check of a chart's unit found. */
export function UnitCheck({ about, className }: UnitCheckProps) {
  return (
    <p className={`stitched small ${className ?? ''}`}>
      <b className="caption">{words.weChecked}</b>
      {CHECKS[about]}
      <span>.</span>
    </p>
  );
}
