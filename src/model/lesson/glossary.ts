/** Words of the story that pupils may not know, in plain ones. */
export const glossary = [
  {
    id: 'irrigation',
    name: 'irrigation',
    meaning: 'Water that farmers bring to a field from a river, a lake or a well. Rain does not count.',
  },
  {
    id: 'dilution',
    name: 'dilution',
    meaning:
      'The water it would take to thin dirty water until it is clean enough. It is worked out, not poured.',
  },
  {
    id: 'footprint',
    name: 'footprint',
    meaning: 'All the water, or all the CO2e, that it takes to make a thing and to use it.',
  },
  {
    id: 'per-kilogram',
    name: 'per kilogram',
    meaning: 'For each kilogram. So we can compare things that do not weigh the same.',
  },
  {
    id: 'co2e',
    name: 'CO2e',
    meaning: 'CO2 and other gases that warm the air, added up as if all of it were CO2.',
  },
  {
    id: 'kwh',
    name: 'kWh',
    meaning: 'Kilowatt-hour, a unit of energy. A machine with a power of one kilowatt uses one in an hour.',
  },
  {
    id: 'lint',
    name: 'lint',
    meaning: 'The soft cotton fiber, once the seeds are out.',
  },
] as const satisfies readonly { id: string; name: string; meaning: string }[];

export type Term = (typeof glossary)[number];
export type TermId = Term['id'];

/** Finds a word of the glossary. Throws a RangeError that names a word which it does not explain. */
export function findTerm(id: string): Term {
  const term = glossary.find((candidate) => candidate.id === id);
  if (term === undefined) throw new RangeError(`glossary: there is no "${id}"`);
  return term;
}
