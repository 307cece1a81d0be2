import * as words from '#words/charts';
import { Claim } from '../claim/Claim';
import { ClaimText } from '../claim/ClaimText';
import { findCorrection } from '../model/corrections';

const Fiber = () => <Claim id="irrigation-liters">{words.fiber}</Claim>;

const CHECKS = {
  production: () => words.gramsCheck(<ClaimText phrases={findCorrection('grams').right} />),
  water: () => words.fiberCheck(<Fiber />),
  energy: () =>
    words.energyCheck(<Fiber />, <Claim id="cotton-energy-in-megajoules">{words.megajoules}</Claim>),
  co2: () => words.fiberCheck(<Fiber />),
};

/** What our check of the unit on a chart's axis found: a line at its foot. */
export function AxisCheck({ about }: { about: keyof typeof CHECKS }) {
  return (
    <span data-axis-check="">
      <b>{words.weChecked}</b> {CHECKS[about]()}
    </span>
  );
}
