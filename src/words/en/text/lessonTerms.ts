// Words of the story that pupils may not know, by their ids, in plain ones.

export const TERMS = {
  irrigation: {
    name: 'irrigation',
    meaning: 'Water that farmers bring to a field from a river, a lake or a well. Rain does not count.',
  },
  dilution: {
    name: 'dilution',
    meaning:
      'The water it would take to thin dirty water until it is clean enough. It is worked out, not poured.',
  },
  footprint: {
    name: 'footprint',
    meaning: 'All the water, or all the CO2e, that it takes to make a thing and to use it.',
  },
  'per-kilogram': {
    name: 'per kilogram',
    meaning: 'For each kilogram. So we can compare things that do not weigh the same.',
  },
  co2e: {
    name: 'CO2e',
    meaning: 'CO2 and other gases that warm the air, added up as if all of it were CO2.',
  },
  kwh: {
    name: 'kWh',
    meaning: 'Kilowatt-hour, a unit of energy. A machine with a power of one kilowatt uses one in an hour.',
  },
  lint: {
    name: 'lint',
    meaning: 'The soft cotton fiber, once the seeds are out.',
  },
};
