import { type Process, type ProcessId, processes } from '../data/processes';

/** A process with the cups of water used up to and with it. */
type Step = Process & { lowTotal: number; highTotal: number };

/** Adds running totals to the processes: after dyeing 64 to 244 cups. */
export function calculateSteps(records: readonly Process[] = processes): Step[] {
  let lowTotal = 0;
  let highTotal = 0;
  return records.map((process) => {
    lowTotal += process.lowCups;
    highTotal += process.highCups;
    return { ...process, lowTotal, highTotal };
  });
}

export const steps: readonly Step[] = calculateSteps();

/** The share of a section (0 to 1) that must be in view for its cups to fall; finishing counts at once. */
const VISIBLE_FROM: Record<ProcessId, number> = {
  bleaching: 0.5,
  dyeing: 0.5,
  printing: 0.5,
  finishing: 0,
};

type CupsShown = { cups: number; active: ProcessId | undefined };

/**
 * Chooses how many cups the background holds from how much of each section is in view (0 to 1):
 * the running total of the earliest section that counts as visible, or 0 cups.
 */
export function calculateCupsShown(visibility: Partial<Record<ProcessId, number>>): CupsShown {
  const active = steps.find(({ id }) => {
    const ratio = visibility[id] ?? 0;
    return ratio > 0 && ratio >= VISIBLE_FROM[id];
  });
  return { cups: active?.highTotal ?? 0, active: active?.id };
}
