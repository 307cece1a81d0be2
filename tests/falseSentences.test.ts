import { describe, expect, it } from 'vitest';
import { fabrics } from '../src/data/fabrics';
import { describeCard } from '../src/model/fabricCards';
import { describeMeasureFinding, describeNoWinner, MEASURE_PARAGRAPHS } from '../src/model/fabricFindings';
import { CHART_MEASURES } from '../src/model/fabrics';
import { joinPhrases } from '../src/model/phrases';
import { describeProduction, describeProductionFinding } from '../src/model/production';
import { tips } from '../src/model/tips';
import { falseSentences, findFalseSentences } from './falseSentences';

const FALSE_EXAMPLES = [
  'Synthetics emit more CO2.',
  'Natural fibers need less energy.',
  'Hemp is the most environmentally friendly.',
  'Hemp wins on every count.',
  'Polyester is a low-impact fiber.',
  'Wool’s emissions come from transport.',
  'Polyester is made from petroleum, air and water.',
  'It equals half of Lake Ontario.',
  'That is what California used in 2021.',
  'Making it emits 1,300 kg of CO2.',
  'All that drinking water used for a shirt.',
  'It is enough for a thousand people.',
  'In truth it uses 79 billion.',
  'Each has a range, and the ranges do not even touch.',
  'Neither counts water or carbon.',
  'A T-shirt takes at least 11,507 cups.',
];

describe('findFalseSentences', () => {
  it('findFalseSentences(text) finds an example of every sentence on the list', () => {
    const found = findFalseSentences(FALSE_EXAMPLES.join(' '));
    expect(found.map(({ name }) => name)).toEqual(falseSentences.map(({ name }) => name));
    expect(found.map(({ sentence }) => sentence)).toEqual(FALSE_EXAMPLES);
  });

  it.each([
    '79 billion cubic meters, said to equal half of Lake Ontario.',
    'Not half of Lake Ontario: 4.8%.',
    'Said to equal California in 2021; we found no total for that year.',
    'One day’s drinks for over a thousand people, up to 2,000.',
    'Field water isn’t drinking water; this compares amounts.',
    'Emissions are higher for the synthetics than for cotton and hemp.',
    'CO2 Emissions (kg per kg of fabric)',
    '',
  ])('findFalseSentences("%s") finds nothing', (text) => {
    expect(findFalseSentences(text)).toEqual([]);
  });

  it('findFalseSentences(text) exempts the specified tooltip texts', () => {
    expect(findFalseSentences(fabrics.map(({ tooltipText }) => tooltipText).join('\n'))).toEqual([]);
  });

  it('findFalseSentences(text) finds nothing in the sentences of the model', () => {
    const sentences = [
      describeNoWinner(),
      ...(['cotton', 'wool', 'hemp', 'polyester'] as const).map((id) => describeCard(id).text),
      ...[
        describeProduction(),
        describeProductionFinding(),
        ...CHART_MEASURES.flatMap((measure) => [
          describeMeasureFinding(measure),
          MEASURE_PARAGRAPHS[measure](),
        ]),
        ...tips.map(({ text }) => text),
      ].map(joinPhrases),
    ];
    expect(findFalseSentences(sentences.join(' '))).toEqual([]);
  });
});
