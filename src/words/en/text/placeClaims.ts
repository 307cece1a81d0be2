// What the claims of the page about places say (data/claims/placeClaims.ts). # is the name of the place or country.

const USED_UP =
  'Water that turned to vapor on the field, for one kilogram of seed cotton, average of 1996–2005.';
const FOR_LINT = 'For {shirt-weight} grams of lint, average of 1996–2005. Spinning and dyeing are not in it.';
const NEWER = 'World average for 2020–2024, for {shirt-weight} grams of lint.';
const BALES = 'Season 2023–2024: a share of the world’s bales.';

export const PLACE_CLAIMS = {
  irrigation: {
    title: 'Water from rivers and wells for one kilogram of seed cotton: #',
    boundary: USED_UP,
    note: 'It is not all that was pumped.',
  },
  rain: {
    title: 'Rain for one kilogram of seed cotton: #',
    boundary: USED_UP,
    note: 'Two teams took the study’s table out apart from each other, and agree on every cell.',
  },
  'river-cups': {
    title: 'Cups from rivers and wells for one T-shirt’s cotton: #',
    boundary: FOR_LINT,
    note: 'Whole cups: the broken one is dropped. Another study’s count, not the one that gives {cotton-cups} cups.',
  },
  'rain-cups': {
    title: 'Cups of rain for one T-shirt’s cotton: #',
    boundary: FOR_LINT,
    note: 'Whole cups: the broken one is dropped. Another study’s count, not the one that gives {cotton-cups} cups.',
  },
  harvest: {
    title: 'Seed cotton picked in a year: #',
    boundary: 'Around the year 2000, lint and seed together.',
    note: 'From a map of harvests around 2000, added up by others: not from the water study.',
  },
};

// What is otherwise with one place's number.
export const WORLD_NOTE = 'Read in one copy of the study’s table; it fits the study’s yearly volumes.';
export const XINJIANG_NOTE = 'Read in one copy of the study’s table, which lists provinces by number.';
export const EMPTY_CELL_NOTE = 'The study’s table leaves this cell empty: we draw none.';

export const COUNTRY_CLAIMS = {
  volume: {
    title: 'Water from rivers and wells that cotton uses up in a year: #',
    boundary: 'Water that turned to vapor on the country’s cotton fields, average of 1996–2005.',
    note: 'The study’s own maps, added up by others.',
  },
  stress: {
    title: 'Water stress in 2018: #',
    boundary:
      'What all users of the country withdraw, as a share of its renewable fresh water, less what nature needs.',
    note: 'FAO’s figure for 2018; for some countries it is older. It is about everything that a whole country withdraws, not about a cotton field. Rivers get what they need first, and many countries add desalted water, so it can pass the whole.',
  },
};

export const CLAIMS = {
  'lint-water': {
    title: 'Water for one kilogram of cotton lint',
    boundary:
      'World average, 1996–2005: irrigation, rain and dilution. Lint and seed share it by their value.',
    note: 'By the water of seed cotton it tells how seed cotton becomes lint.',
  },
  'seed-cotton-water': {
    title: 'Water for one kilogram of seed cotton',
    boundary: 'World average, 1996–2005: irrigation, rain and dilution.',
    note: 'Seed cotton is lint and seed together, as it is picked.',
  },
  'grown-irrigation': {
    title: 'Water from rivers and wells that the world’s cotton uses up in a year',
    boundary: 'Water that turned to vapor on all cotton fields, average of 1996–2005, for lint and seed.',
    note: 'Another study gives {fashion-water} billion cubic meters for all of fashion. Studies count differently.',
  },
  'grown-rain': {
    title: 'Rain that the world’s cotton uses up in a year',
    boundary: 'Rain that turned to vapor on all cotton fields, average of 1996–2005, for lint and seed.',
    note: 'It would have fallen without cotton, too.',
  },
  'grown-dilution': {
    title: 'Clean water that would thin out the pollution of the world’s cotton fields in a year',
    boundary: 'Only counted, never poured; average of 1996–2005, for lint and seed.',
    note: 'The study’s table for one kilogram gives a little more.',
  },
  'grown-dilution-part': {
    title: 'Dilution in the water of the world’s cotton',
    boundary: 'Of irrigation, rain and dilution together, average of 1996–2005.',
    note: 'The drawings by place leave it out: some places have none in the data.',
  },
  'stressed-share': {
    title: 'Cotton’s river and well water from countries under high stress',
    boundary:
      'Of all the water from rivers and wells that cotton uses up: the part of the countries that by 2018 withdrew more than three quarters of their renewable water, less what nature needs.',
    note: 'The water was counted for 1996–2005, the stress for 2018.',
  },
  'xinjiang-share': {
    title: 'Xinjiang’s part of China’s cotton',
    boundary: 'Of the lint that China picked in 2024.',
    note: 'China’s statistics office, as a news agency quotes it.',
  },
  'xinjiang-times': {
    title: 'A shirt from Xinjiang against one from China’s old average',
    boundary: 'Cups from rivers and wells, both counted for 1996–2005.',
    note: 'We found no newer count by place.',
  },
  'newer-river-cups': {
    title: 'Cups from rivers and wells for one T-shirt’s cotton, by a newer study',
    boundary: NEWER,
    note: 'The cotton committee’s count. We found none by place.',
  },
  'newer-rain-cups': {
    title: 'Cups of rain for one T-shirt’s cotton, by a newer study',
    boundary: NEWER,
    note: 'The cotton committee’s count. We found none by place.',
  },
  'two-growers-share': {
    title: 'China’s and India’s part of the world’s cotton',
    boundary: BALES,
    note: 'The US Department of Agriculture’s own table: a projection of March 2024.',
  },
  'brazil-share': {
    title: 'Brazil’s part of the world’s cotton',
    boundary: BALES,
    note: 'The US Department of Agriculture’s own table: a projection of March 2024.',
  },
};
