import * as words from '#words/text/industry';
import { figures } from '../data/figures';
import { assertSupported } from './phrases';

/** The claim and the check of the lake, as shares (0 to 1) of Lake Ontario's volume; 1 km³ is 1 billion m³. */
export const LAKE_SHARES = {
  claimed: figures['lake-claimed'].value / 100,
  true: figures['fashion-water'].value / figures['lake-ontario'].value,
} as const;

/** The parts of the 100 yarns, in yarns; one yarn is one percent of 79 billion m³. */
export const YARNS = {
  all: figures.yarns.value,
  textile: figures['textile-share'].value,
  everythingElse: figures['other-share'].value,
  cotton: figures['cotton-yarns'].value,
  otherFibers: figures['other-fibers'].value,
} as const;

const { low, high } = figures['california-share'];

/** Says how much of California's yearly water goes to textiles, in tenths: "nine tenths". */
export function describeCaliforniaTenths(percents: readonly number[] = [low, high]): string {
  assertSupported(
    percents.every((percent) => Math.round(percent / 10) === 9),
    words.nineTenths,
  );
  return words.nineTenths;
}
