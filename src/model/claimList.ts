import { backgroundFigures } from '../data/backgroundFigures';
import type { ClaimText } from '../data/claim';
import { claimTexts } from '../data/claims';
import { fabricClaims, phaseClaims } from '../data/claims/recordClaims';
import { type Fabric, fabrics } from '../data/fabrics';
import { type Figure, figures } from '../data/figures';
import { type ProductionPhase, productionPhases } from '../data/productionPhases';
import { collectRecordFigures, type FabricMeasure } from './figure';
import { formatDigits, formatNumber } from './format';
import { formatFigure } from './formatFigure';
import { calculateFormula, type FindFigure, formatFormula } from './formula';
import { describeRounding, roundToStep } from './rounding';

/** A figure with everything that stands behind it. */
export type Claim = ClaimText & {
  id: string;
  figure: Figure;
  /** The figure as text: "11,421 cups". */
  text: string;
  /** The arithmetic with the values put in: "79 ÷ 1,640 × 100 = 4.81707, rounded to 0.1: 4.8". One for each end of a range. */
  workings: string[];
};

/** Every figure by its id, records included; pass changed ones to see what follows. */
export function collectFigures(
  fabricRecords: readonly Fabric[] = fabrics,
  phaseRecords: readonly ProductionPhase[] = productionPhases,
  shown: Record<string, Figure> = { ...figures, ...backgroundFigures },
): Map<string, Figure> {
  return new Map([...Object.entries(shown), ...collectRecordFigures(fabricRecords, phaseRecords)]);
}

function collectTexts(
  fabricRecords: readonly Fabric[],
  phaseRecords: readonly ProductionPhase[],
): [id: string, text: ClaimText][] {
  const name = (text: ClaimText, of: string): ClaimText => ({ ...text, title: text.title.replace('#', of) });
  return [
    ...Object.entries(claimTexts),
    ...phaseRecords.flatMap(({ id, inText }): [string, ClaimText][] => [
      [`${id}-phase`, name(phaseClaims.emissions, inText)],
      [`${id}-phase-share`, name(phaseClaims.share, inText)],
    ]),
    ...fabricRecords.flatMap((fabric) =>
      (Object.keys(fabricClaims) as FabricMeasure[]).map((measure): [string, ClaimText] => [
        `${fabric.id}-${measure}`,
        name(fabricClaims[measure], fabric.name.toLowerCase()),
      ]),
    ),
  ];
}

/** Works out what a formula says a figure should be, rounded as it states; undefined without a formula. */
export function calculateClaim(text: ClaimText, find: FindFigure): { low: number; high: number } | undefined {
  const { formula } = text;
  if (formula === undefined) return undefined;
  const [low, high] = 'value' in formula ? [formula.value, formula.value] : [formula.low, formula.high];
  const { step, rounding = 'nearest' } = formula;
  return {
    low: roundToStep(calculateFormula(low, find), step, rounding === 'outward' ? 'down' : rounding),
    high: roundToStep(calculateFormula(high, find), step, rounding === 'outward' ? 'up' : rounding),
  };
}

function listWorkings({ formula }: ClaimText, figure: Figure, find: FindFigure): string[] {
  if (formula === undefined) return [];
  const write = (expression: string, result: number) => {
    const exact = calculateFormula(expression, find);
    const isRounded = Math.abs(exact - result) > 1e-9 * Math.abs(exact);
    const rounded = isRounded
      ? `, ${describeRounding(formula.step, formula.rounding)}: ${formatNumber(result)}`
      : '';
    return `${formatFormula(expression, find)} = ${formatDigits(exact, 6)}${rounded}`;
  };
  if ('value' in formula) return 'value' in figure ? [write(formula.value, figure.value)] : [];
  return 'low' in figure ? [write(formula.low, figure.low), write(formula.high, figure.high)] : [];
}

/** Words about a figure name others in braces, so that none of them goes stale: "Ours is {cotton-water}." */
function fillFigures(text: ClaimText, find: FindFigure): ClaimText {
  const [title = '', boundary = '', note = ''] = [text.title, text.boundary, text.note].map((words) =>
    formatFormula(words, find),
  );
  return { ...text, title, boundary, note };
}

/**
 * Lists every claim, its arithmetic worked out. Throws a RangeError that names each figure which no longer follows
 * from the figures that its formula names, so that a changed record cannot leave a sentence silently wrong.
 */
export function listClaims(
  fabricRecords: readonly Fabric[] = fabrics,
  phaseRecords: readonly ProductionPhase[] = productionPhases,
  figureMap: ReadonlyMap<string, Figure> = collectFigures(fabricRecords, phaseRecords),
): Claim[] {
  const find: FindFigure = (id) => {
    const figure = figureMap.get(id);
    if (figure === undefined) throw new RangeError(`figures: there is no "${id}"`);
    return figure;
  };
  const wrong: string[] = [];
  const claims = collectTexts(fabricRecords, phaseRecords).map(([id, text]): Claim => {
    const figure = find(id);
    const { low, high } = 'value' in figure ? { low: figure.value, high: figure.value } : figure;
    const worked = calculateClaim(text, find);
    if (worked && (worked.low !== low || worked.high !== high)) {
      wrong.push(`${id} is ${low}–${high}, but its formula gives ${worked.low}–${worked.high}`);
    }
    const words = fillFigures(text, find);
    return { id, ...words, figure, text: formatFigure(figure), workings: listWorkings(text, figure, find) };
  });
  if (wrong.length > 0) throw new RangeError(`claims: ${wrong.join('; ')}`);
  return claims;
}

let claimsById: ReadonlyMap<string, Claim> | undefined;

/** Every claim by its id, worked out once. */
export function getClaims(): ReadonlyMap<string, Claim> {
  claimsById ??= new Map(listClaims().map((claim) => [claim.id, claim]));
  return claimsById;
}

/** Finds one claim, for a receipt. Throws a RangeError that names an id which has none. */
export function findClaim(id: string): Claim {
  const claim = getClaims().get(id);
  if (claim === undefined) throw new RangeError(`claims: there is no "${id}"`);
  return claim;
}
