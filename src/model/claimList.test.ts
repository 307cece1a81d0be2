import { describe, expect, it } from 'vitest';
import { backgroundFigures } from '../data/backgroundFigures';
import type { Verdict } from '../data/claim';
import { claimTexts } from '../data/claims';
import { fabricClaims, phaseClaims } from '../data/claims/recordClaims';
import { fabrics } from '../data/fabrics';
import { type Figure, figures } from '../data/figures';
import { livesFigures } from '../data/livesFigures';
import { productionPhases } from '../data/productionPhases';
import { sources } from '../data/sources';
import { claimTextsById, collectFigures, findClaim, listClaims } from './claimList';
import { describePeople } from './shirt';
import { confirmsNothing } from './verdict';

const claims = listClaims();
const find = (id: string) => claims.find((claim) => claim.id === id);

describe('listClaims', () => {
  it('listClaims() holds one claim for every figure', () => {
    expect(claims.map(({ id }) => id)).toEqual([...new Set(claims.map(({ id }) => id))]);
    expect(claims.map(({ id }) => id).toSorted()).toEqual([...collectFigures().keys()].toSorted());
  });

  it('listClaims() works out every formula to the figure that is shown', () => {
    const derived = claims.filter(({ formula }) => formula !== undefined);
    expect(derived.map(({ workings }) => workings.length > 0)).toEqual(derived.map(() => true));
    expect(find('lake-share')?.workings).toEqual([
      '100 × 79 ÷ 1,640 = 4.81707, rounded to the nearest 0.1: 4.8%',
    ]);
    expect(find('cotton-cups')?.workings).toEqual(['2,700 × 4.23 = 11,421 cups']);
    expect(find('people-for-a-day')?.workings).toEqual([
      '11,824 ÷ 8 = 1,478, rounded outward in steps of 1,000: 1,000 people',
      '11,824 ÷ 6 = 1,970.67, rounded outward in steps of 1,000: 2,000 people',
    ]);
  });

  it('listClaims() ends every working with what the result measures', () => {
    const bare = claims.filter(
      ({ figure, workings }) =>
        !['plain', 'oneIn'].includes(figure.unit) &&
        workings.some((working) => /(?<!CO2)$/.test(working) && /[\d)]$/.test(working)),
    );
    expect(bare.map(({ id }) => id)).toEqual([]);
  });

  it('listClaims() puts the figures into its words: those in braces, of which none is left', () => {
    expect(find('published-viscose-energy')?.note).toBe(
      'Our chart has 85 for cellulosics, given to us in kWh.',
    );
    expect(find('lake-share')?.boundary).toBe('79 of 1,640 cubic kilometers.');
    const words = claims.map(({ title, boundary, note }) => title + boundary + note);
    expect(words.filter((text) => /[{}]/.test(text))).toEqual([]);
  });

  it('no claim’s words type a number that a figure of ours has, but for what only looks the same', () => {
    const values = new Set(
      [...collectFigures().values()].flatMap((figure) =>
        'value' in figure ? [figure.value] : [figure.low, figure.high],
      ),
    );
    const typed = Object.entries({ ...claimTexts, ...fabricClaims, ...phaseClaims }).flatMap(([id, text]) =>
      `${text.title} ${text.boundary} ${text.note}`
        .replaceAll(/\{[^}]*\}|CO2/g, '')
        .match(/\d[\d,.]*\d|\d/g)
        ?.filter((number) => values.has(Number(number.replaceAll(',', ''))))
        .map((number) => `${id}: ${number}`),
    );
    expect(typed.filter((entry) => entry !== undefined)).toEqual([
      // The number that these are worked for.
      'your-share: 6',
      'your-quotient: 6',
      // Liters for a kilogram of cloth.
      'bleaching: 30',
      'dyeing: 50',
      'printing: 50',
      'finishing: 100',
      // Liters of the cups alone.
      'factory-liters: 95',
      'people-for-a-day: 1,500',
      'people-for-a-day: 1.2',
      'people-for-a-day: 1.6',
      'people-for-a-day: 2,330',
      'your-days: 6',
      'your-years: 6',
      // What other sources say.
      'fashion-water: 1.5',
      'fashion-water: 53',
      'years-for-all: 6',
      'shirt-co2: 1,000',
      'freight-share: 3.1',
      'your-one-in: 6',
      'published-processing: 100',
      'published-processing: 250',
      'published-processing: 350',
      'mill-cups: 21',
      // Around that year.
      'fields-irrigation: 2000',
      'fields-range: 2000',
      'hot-tub: 250',
      'bath: 40',
      'laundry-load: 27',
      'olympic-pool: 50',
      'olympic-pool: 2',
    ]);
  });

  it('listClaims() names a source for each claim that is not our arithmetic', () => {
    const unsourced = claims.filter(
      ({ evidence, sourceIds }) => evidence.grade !== 'arithmetic' && sourceIds.length === 0,
    );
    expect(unsourced.map(({ id }) => id)).toEqual([]);
  });

  it('listClaims() names only listed sources; the rest of the list stands behind words and outlines', () => {
    const used = new Set<string>(claims.flatMap(({ sourceIds }) => sourceIds));
    const background = [
      'hemp-snapshot',
      'hemp-briefing',
      'polyester-press',
      'polyester-origin',
      'oeko-tex',
      'better-cotton',
      'natural-earth',
      'us-atlas',
    ];
    expect([...used].filter((id) => !sources.has(id as never))).toEqual([]);
    expect([...sources.keys()].filter((id) => !used.has(id))).toEqual(background);
  });

  it('describePeople() keeps within the claim of its correction', () => {
    expect([describePeople(), find('people-for-a-day')?.text]).toEqual([
      'over a thousand people, up to 2,000',
      '1,000–2,000 people',
    ]);
  });
});

describe('what nobody has read', () => {
  it('listClaims() marks it unconfirmed: processes, the 44, the 95%, the water of lint, and of the fabrics all but two values and what was made', () => {
    const unconfirmed = claims.filter(({ evidence }) => confirmsNothing(evidence.grade)).map(({ id }) => id);
    const columns = fabrics.flatMap(({ id }) => [`${id}-water`, `${id}-energy`, `${id}-co2`]);
    expect(unconfirmed.toSorted()).toEqual(
      [
        'bleaching',
        'dyeing',
        'printing',
        'finishing',
        'textile-water',
        'cotton-of-textile',
        'lint-water',
        ...columns.filter((id) => id !== 'wool-water' && id !== 'cotton-co2'),
      ].toSorted(),
    );
    expect(find('hemp-water')?.sureness).toBe(
      'Unconfirmed: not found. It is credited to “Environmental impact of textile fibers: Fiber Bible part 2”.',
    );
    expect(find('dyeing')?.sureness).toBe(
      'Unconfirmed: only other values were read: “Best available techniques for the textiles industry: Decision 2022/2508”, Table 1.1, as product rules quote it, November 2026.',
    );
    expect(find('lint-water')?.sureness).toBe(
      'Unconfirmed: only repeated, with no reference: the guide to a public program, “Water Footprint Calculation”, November 2026.',
    );
  });

  it('listClaims() says where and when we read the rest', () => {
    expect(find('cotton-cups')?.sureness).toBe(
      'Read in a quotation that names its reference: “The impact of textile production and waste on the environment”, one web page, November 2026.',
    );
    expect(find('lake-ontario')?.sureness).toBe(
      'Read in the original: “Great Lakes Fact Sheet”, one web page, November 2026.',
    );
  });

  it('listClaims() names the unconfirmed figures that an arithmetic goes back to, however far', () => {
    expect(find('cotton-yarns')?.restsOn).toEqual(['cotton-of-textile', 'textile-water']);
    expect(find('cotton-yarns')?.sureness).toBe(
      'Unconfirmed, because “Cotton in the water of textile production” is, and one more figure behind it.',
    );
    expect(find('lake-share')?.restsOn).toEqual([]);
  });

  it('listClaims() names a document that is among the sources of its claim', () => {
    const strangers = claims.filter(
      ({ evidence, sourceIds }) =>
        'document' in evidence &&
        evidence.document !== undefined &&
        !(sourceIds as readonly string[]).includes(evidence.document),
    );
    expect(strangers.map(({ id }) => id)).toEqual([]);
  });

  const tryVerdict = (id: string, verdict: Verdict) =>
    listClaims(
      fabrics,
      productionPhases,
      collectFigures(),
      [...claimTextsById].map(([other, text]) => [other, other === id ? { ...text, verdict } : text]),
    );

  it('listClaims(…, texts) throws where what nobody has read says "holds", with a note or without', () => {
    expect(() => tryVerdict('textile-water', 'holds')).toThrow(
      new RangeError('claims: textile-water may not say "holds": its evidence is "not found"'),
    );
    expect(() => tryVerdict('textile-water', 'holds with a note')).toThrow(
      new RangeError('claims: textile-water may not say "holds with a note": its evidence is "not found"'),
    );
  });

  it.each(['holds', 'holds with a note'] as const)(
    'listClaims(…, texts) throws where arithmetic on it says "%s", however far it is',
    (verdict) => {
      expect(() => tryVerdict('textile-share', verdict)).toThrow(
        new RangeError(
          `claims: textile-share may not say "${verdict}": it rests on textile-water, which is unconfirmed`,
        ),
      );
      expect(() => tryVerdict('xinjiang-river-cups', verdict)).toThrow(/it rests on lint-water/);
    },
  );

  it('listClaims(…, texts) throws where what was read says "unconfirmed"', () => {
    expect(() => tryVerdict('lake-ontario', 'unconfirmed')).toThrow(
      new RangeError('claims: lake-ontario says "unconfirmed", but its evidence is "original"'),
    );
  });
});

describe('the mark of the unconfirmed', () => {
  const tryFigure = (id: keyof typeof figures, isUnconfirmed: true | undefined) =>
    listClaims(
      fabrics,
      productionPhases,
      new Map(
        [...collectFigures()].map(([other, figure]) => [
          other,
          other === id ? ({ ...figure, isUnconfirmed } as Figure) : figure,
        ]),
      ),
    );

  it('listClaims(…, figures) throws where a figure lacks it, or has it without need', () => {
    expect(() => tryFigure('textile-share', undefined)).toThrow(
      new RangeError('claims: textile-share must be marked as unconfirmed'),
    );
    expect(() => tryFigure('lake-share', true)).toThrow(
      new RangeError('claims: lake-share is marked as unconfirmed, but what stands behind it was read'),
    );
  });
});

describe('findClaim', () => {
  it('findClaim(id) finds a figure’s and a record’s claim', () => {
    expect([findClaim('lake-share').text, findClaim('hemp-energy').title]).toEqual([
      '4.8%',
      'Energy for one kilogram of hemp',
    ]);
  });

  it('findClaim(id) throws for an unknown id', () => {
    expect(() => findClaim('nobody')).toThrow('claims: there is no "nobody"');
  });
});

describe('a changed record stops the build where a figure depends on it', () => {
  it('listClaims(fabrics) with hemp’s energy of 60 names the ratio', () => {
    const changed = fabrics.map((fabric) =>
      fabric.id === 'hemp' ? { ...fabric, energyKwhPerKg: 60 } : fabric,
    );
    expect(() => listClaims(changed)).toThrow(
      new RangeError('claims: energy-ratio is 7.3–7.3, but its formula gives 2.7–2.7'),
    );
  });

  it('listClaims(fabrics) with cotton’s water of 2,000 names every figure that depends on it', () => {
    const changed = fabrics.map((fabric) =>
      fabric.id === 'cotton' ? { ...fabric, waterLitersPerKg: 2000 } : fabric,
    );
    expect(() => listClaims(changed)).toThrow(
      /water-ratio .*water-ratio-next .*irrigation-liters .*six-fabrics-water/,
    );
  });

  it('listClaims(fabrics, phases) with another garment phase names the sum and the ratio', () => {
    const changed = productionPhases.map((phase) =>
      phase.id === 'garment' ? { ...phase, emissions: 1400 } : phase,
    );
    expect(() => listClaims(fabrics, changed)).toThrow(/phases-sum is 2600–2600.*phase-ratio/);
  });

  it('listClaims(…, figures) stops when any single figure that others are made of changes', () => {
    const stated = { ...figures, ...livesFigures, ...backgroundFigures } as Record<string, Figure>;
    const used = new Set(
      claims
        .flatMap(({ formula }) => [...JSON.stringify(formula ?? '').matchAll(/\{([a-z0-9-]+)[.}]/g)])
        .map((m) => m[1]),
    );
    const silent = [...used].filter((id) => {
      const figure = id === undefined ? undefined : stated[id];
      if (id === undefined || figure === undefined) return false;
      const doubled =
        'value' in figure
          ? { ...figure, value: figure.value * 2 }
          : { ...figure, low: figure.low * 2, high: figure.high * 2 };
      try {
        listClaims(
          fabrics,
          productionPhases,
          collectFigures(fabrics, productionPhases, { ...stated, [id]: doubled }),
        );
        return true;
      } catch {
        return false;
      }
    });
    expect(silent).toEqual([]);
  });
});
