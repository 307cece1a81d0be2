// The words of the page about where cotton grows.

import { Claim } from '../../claim/Claim';
import { WhereClaim } from '../../claim/WhereClaim';
import { placeCount } from './text/places';

export const pageTitle = 'Where it grows: rain or river?';
export const pageDescription = (least: string, most: string) =>
  `One T-shirt, ${placeCount} places: from rivers and wells its cotton takes ${least} cups in Brazil and ${most} in Turkmenistan.`;

// The map, the choice and the shirt.
export const lead = 'A label says where a shirt was sewn, not where its cotton grew.';
export const pick = 'Tap any place: the shirt is drawn again.';
export const oneStudy = 'One study, 1996–2005';
export const legend = 'Where was the cotton grown?';
/** One sentence for a place, as text: `grown` is "Grown in Uzbekistan". */
export const sentence = (grown: string, river: number, riverText: string, rainText: string) =>
  river === 0
    ? `${grown}: no cup from rivers or wells, ${rainText} of rain.`
    : `${grown}: ${riverText} cups from rivers and wells, ${rainText} of rain.`;
export const inYourDays = (isRiver: boolean, cups: string, days: string) =>
  isRiver
    ? `At your ${cups} a day, the river cups are ${days} days.`
    : `At your ${cups} a day, that rain is ${days} days.`;
export const noMedal = 'A small number is no medal. Rain is not free.';
export const shirtPicture = (sentenceText: string) => `A T-shirt made of its cups. ${sentenceText}`;
export const everyCup = 'Every cup is drawn.';
export const dashedShirt = (name: string) => `Dashed: ${name}.`;
export const riverUnit = 'cups from rivers and wells';
export const rainUnit = 'cups of rain';
export const usedUp =
  'Used up, not just taken: the cups count water that turned to vapor on the field. It is not all that was pumped.';

// All fifteen, in three orders.
export const orderQuestion = 'Which is the thirstiest?';
export const orderText = (
  <>
    The same cotton shirt, grown in {placeCount} places.{' '}
    <b>Tap the one that takes the most from rivers and wells.</b>
  </>
);
export const westToEast = 'West to east, as on the map';
export const showOrder = 'Just show me';
export const guessedRight = (name: string) => `You said ${name}: right.`;
export const guessedWrong = (name: string, rank: string) =>
  `You said ${name}: number ${rank} of ${placeCount}.`;
export const sortLegend = 'Order by';
export const sortings = { river: 'River', rain: 'Rain', both: 'Both' };
export const riverTitle = (name: string) => `By river: ${name}.`;
export const riverText = (last: string, least: string) => `${last} stand last: ${least} took none.`;
export const rainQuestion = 'And who got the most rain?';
export const rainTitle = 'By rain, the last come first.';
export const rainText = (turned: string, second: string) =>
  `${turned} now stand second, third and fourth. ${second}, second by river, is last.`;
export const bothTitle = (name: string) => `By both: ${name}.`;
export const bothText = (name: string, cups: string, rain: string, rank: string) =>
  `${cups} cups for one shirt, ${rain} of them rain. By river alone, ${name} was only number ${rank}.`;
export const average =
  'Each is an average. A field can be far better or far worse than its country, and a country is not a farmer.';

// Thirst of the land.
export const stressTitle = (
  <>
    <b className="poster">
      <WhereClaim id="stressed-share" wording="#" />
    </b>{' '}
    <span>of every hundred liters</span>
  </>
);
export const stressText = (
  <>
    that cotton used up from rivers and wells came from countries that, by 2018, withdrew{' '}
    <b>more than three quarters of their renewable water,</b> less what nature needs.
  </>
);
/** What a thread is, and how old its length. */
export const stressNote = (
  <>
    One thread is one percent of that water, <WhereClaim id="grown-irrigation" /> a year. Its length: how much
    of its water the country withdraws for all uses. That is FAO’s figure for 2018; for some countries it is
    older. Past all of it, many add desalted water.
  </>
);
export const stressPicture = (stressed: string) =>
  `A hundred yarns, one for each percent of the river and well water that cotton uses up. The longer a yarn, the more of its water the country withdraws. The first ${stressed} yarns pass the line of three quarters.`;
export const threeQuarters = 'three quarters of its water';
export const allOfIt = 'all of it';
export const pastAll =
  'A yarn can pass all of it, for what nature needs is taken off first. A country’s number is not a field’s.';
export const stressTable = 'Irrigation of cotton and water stress, by country';
export const countryColumn = 'Country';
export const volumeColumn = 'River and well water of cotton, billion m³ a year';
export const stressColumn = 'Water stress 2018';
export const twoStudies = (
  <>
    By this study cotton alone uses up nearly what another gives for all of fashion:{' '}
    <WhereClaim id="grown-irrigation" format="short" /> against <Claim id="fashion-water" format="short" />.
    Studies count differently.
  </>
);

// The map is old.
export const oldTitle = 'This map is old.';
export const oldText =
  'It counts the fields of 1996–2005. Since then China’s cotton has moved west, to Xinjiang.';

// What the cups don't say, the table, and the way on.
export const notesTitle = 'All places as a table, and what these cups don’t say';
export const notes = [
  ['Little river is not good by itself.', 'It says nothing of forest, soil or poison.'],
  ['Rain is not free.', 'Rain on a cotton field does not feed another plant.'],
  ['Stress is about a whole country.', 'It counts everything that a country withdraws, not one field.'],
] as const;
export const noDilution = (
  <>
    <b>Dilution is left out.</b>{' '}
    <span>Clean water that would thin out pollution is counted, not poured: </span>
    <WhereClaim id="grown-dilution-part" format="number" />
    <span> of all three on the world’s average, by this study. Some places have none in the data.</span>
  </>
);
export const otherStudy = (
  <>
    <b>
      Why not <Claim id="cotton-cups" />?
    </b>{' '}
    <span>
      That count is for finished cloth, and adds water to thin out pollution. Here is only what the plants and
      their fields used up, for{' '}
    </span>
    <Claim id="shirt-weight" />
    <span> of lint. Turkmenistan’s </span>
    <WhereClaim id="turkmenistan-river-cups" />
    <span> is close to it only by chance.</span>
  </>
);
export const tableCaption = 'One T-shirt’s cotton by place, in cups';
export const placeColumn = 'Grown in';
export const riverColumn = 'Cups, rivers and wells';
export const rainColumn = 'Cups, rain';
export const bothColumn = 'Cups, both';
export const harvestColumn = 'Harvest around 2000, million metric tons';
export const sources = (bodies: string) => `Sources: ${bodies}. Land: Natural Earth, through world-atlas.`;
export const onward = 'From one shirt to all shirts: a lake.';
