import { FABRIC_AXIS, MEASURE_AXES } from '../.build/words/en/text/fabrics';
import { PRODUCTION_AXES } from '../.build/words/en/text/phases';
import { fabrics } from '../src/data/fabrics';

type FalseSentence = {
  name: string;
  pattern: RegExp;
  /** Words that make the sentence true: the check that stands beside a claim. */
  unless?: RegExp;
};

/** What our own records contradict, sentence by sentence (facts.md §3). */
export const falseSentences: readonly FalseSentence[] = [
  { name: 'synthetics emit more CO2', pattern: /\bsynthetics?\b.*\bemits? more\b/i },
  {
    name: 'natural fibers need less energy',
    pattern: /\bnatural (fib(er|re)s?|fabrics?)\b.*\b(need|use|take)s? less energy/i,
  },
  { name: 'hemp is the most environmentally friendly', pattern: /\bmost (environmentally|eco)[- ]friendly/i },
  {
    name: 'hemp is lowest on every count',
    pattern: /\bhemp\b.*\b(wins|is (the )?(best|lowest)) (on|in) every/i,
  },
  { name: 'polyester is low-impact', pattern: /\bpolyester\b.*\blow[- ]impact/i },
  {
    name: 'wool’s emissions come from transport',
    pattern: /\bwool\b.*\bcomes? from (its |the )?(long )?transport/i,
  },
  { name: 'polyester is petroleum, air and water', pattern: /petroleum, air,? and water/i },
  {
    name: 'half of Lake Ontario',
    pattern: /\bhalf (of )?(the )?Lake Ontario/i,
    unless: /\b(said to|first draft|claims?|claimed|not half|incorrect|wrong|not true)\b/i,
  },
  {
    name: 'California in 2021',
    pattern: /\bCalifornia\b.*\b2021\b|\b2021\b.*\bCalifornia\b/i,
    unless: /\b(said to|first draft|claims?|found no|no (official )?total)\b/i,
  },
  {
    name: 'kilograms per kilogram for the phases',
    pattern: /\b(208|494|1,?300|104|2,?600) ?(kg|kilograms)\b/i,
    unless: /\b(cannot be|not|would be|said to|specified|first draft)\b/i,
  },
  {
    name: 'drinking water used',
    pattern: /\bdrinking water (is |was |gets )?used|\buses? .*\bof drinking water/i,
  },
  {
    name: 'a thousand people',
    pattern: /\b(thousand|[12],000) people\b/i,
    unless: /\b(one|a single) day\b|for a day/i,
  },
  { name: 'one estimate is the truth', pattern: /\bin truth it\b|\bboth are right\b/i },
  { name: 'ranges that do not touch', pattern: /\branges do not (even )?touch/i },
  { name: 'labels count no water', pattern: /\bneither counts (water|carbon)/i },
  { name: 'the least is a lower bound', pattern: /\bat least 11,507/i },
];

const exemptTexts: readonly string[] = [
  ...fabrics.map(({ tooltipText }) => tooltipText),
  ...Object.values(MEASURE_AXES),
  ...Object.values(PRODUCTION_AXES),
  FABRIC_AXIS,
];

/**
 * Finds sentences that our records contradict in a page's text; empty is good. The specified tooltip texts and axis
 * titles are exempt, and so is a claim whose own sentence holds its check.
 */
export function findFalseSentences(text: string): { name: string; sentence: string }[] {
  const checked = exemptTexts.reduce(
    (rest, exempt) => rest.replaceAll(exempt, ' '),
    text.replace(/\s+/g, ' '),
  );
  return checked
    .split(/(?<=[.!?])\s+/)
    .flatMap((sentence) =>
      falseSentences
        .filter(({ pattern, unless }) => pattern.test(sentence) && !unless?.test(sentence))
        .map(({ name }) => ({ name, sentence })),
    );
}
