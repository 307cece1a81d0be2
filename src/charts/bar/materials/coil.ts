/** Turns thinner than this cannot be told apart; then one turn stands for four. */
const THINNEST_TURN_PX = 1.9;
const COARSE = 4;

/** How much one turn of the filament stands for: 1, or 4 where the axis is short. */
export function calculateValuePerTurn(axisEnd: number, trackPx: number): number {
  return trackPx / axisEnd < THINNEST_TURN_PX ? COARSE : 1;
}

const round = (value: number) => Math.round(value * 100) / 100;

/** The front strands of a coil wound upward from (0, 0), as path data. */
export function placeCoil(turns: number, turnPx: number, thicknessPx: number): string {
  const half = round(thicknessPx / 2);
  let path = '';
  for (let turn = 0; turn < turns; turn++) {
    const y = -turn * turnPx - turnPx / 4;
    path += `M${-half} ${round(y)}L${half} ${round(y - turnPx / 2)}`;
  }
  return path;
}
