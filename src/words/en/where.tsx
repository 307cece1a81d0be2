// The words of the page about where cotton grows.

import type { ReactNode } from 'react';
import { Claim } from '../../claim/Claim';
import { WhereClaim } from '../../claim/WhereClaim';
import { placeCount } from './text/places';

/** A place with its cups, each a link to its receipt. */
export interface PlaceNumbers {
  name: string;
  river: ReactNode;
  rain: ReactNode;
}

export const pageTitle = 'Where it grows: rain or river?';
export const pageDescription = (least: string, most: string) =>
  `One T-shirt, ${placeCount} places: from rivers and wells its cotton takes ${least} cups in Brazil and ${most} in Turkmenistan.`;

// The map, the choice and the shirt.
export const lead = 'A label says where a shirt was sewn, not where its cotton grew.';
export const pick =
  'Pick a place, by name or on the map. We draw the shirt again from the water it took there.';
export const copies = 'The water of each place was counted for 1996–2005 by one study.';
export const legend = 'Where was the cotton grown?';
export const mapNote = (
  <>
    Each ball of cotton shows a harvest around 2000: the bigger the ball, the bigger the harvest.{' '}
    <b>Dyed: the share of its water from rivers and wells.</b> Xinjiang was not counted apart. Land: Natural
    Earth.
  </>
);
/** One sentence for a place, as text: `grown` is "Grown in Uzbekistan". */
export const sentence = (grown: string, river: number, riverText: string, rainText: string) =>
  river === 0
    ? `${grown}: no cup from rivers or wells, ${rainText} of rain.`
    : `${grown}: ${riverText} cups from rivers and wells, ${rainText} of rain.`;
/** The same with its receipts; the name stands above it. */
export const noCup = 'No cup';
export const said = (river: ReactNode, rain: ReactNode) => (
  <>
    <b>
      {river}
      <span> from rivers and wells,</span>
    </b>{' '}
    {rain}
    <span> of rain. </span>
  </>
);
/** How long the cups would last the reader. */
export const inYourDays = (isRiver: boolean, cups: string, days: string, years: string) =>
  isRiver
    ? `At your ${cups} a day, the river cups are ${days} days: about ${years} years.`
    : `At your ${cups} a day, that rain is ${days} days: about ${years} years.`;
export const inYourDaysShort = (isRiver: boolean, cups: string, days: string) =>
  isRiver
    ? `At your ${cups} a day, the river cups are ${days} days.`
    : `At your ${cups} a day, that rain is ${days} days.`;
export const daysUnit = (count: number) => (count === 1 ? 'day' : 'days');
export const noMedal =
  'A small number is no medal. It says nothing of forest, soil or poison. And rain is not free: it feeds no other plant.';
export const shirtPicture = (sentenceText: string) => `A T-shirt made of its cups. ${sentenceText}`;
export const shirtWaits = 'Pick a place: its cups fill the shirt.';
export const everyCup =
  'Every cup is drawn, all shirts at one scale. Solid: from rivers and wells. Outlined: rain.';
export const yours = (cups: string) => `In yellow: your ${cups} a day.`;
export const dashedShirt = (name: string, cups: ReactNode) => (
  <>
    <span>{`Dashed: the shirt before. ${name}, `}</span>
    {cups}
    <span> cups.</span>
  </>
);
export const riverUnit = 'cups from rivers and wells';
export const rainUnit = 'cups of rain';
export const usedUp =
  'Used up, not just taken: the cups count water that turned to vapor on the field. It is not all that was pumped.';

// All fifteen, in three orders.
export const orderQuestion = 'Which place is the thirstiest?';
export const orderText = 'One T-shirt’s cotton each, from rivers and wells alone. Guess first.';
export const guessLabel = 'My guess';
export const showOrder = 'Just show me';
export const guessedRight = (name: string) => `You guessed ${name}: right.`;
export const guessedWrong = (name: string, rank: string) =>
  `You guessed ${name}: it is number ${rank} of ${placeCount}.`;
export const sortLegend = 'Order by';
export const sortings = { river: 'Rivers and wells', rain: 'Rain', both: 'Both' };
export const riverTitle = (name: string) => `Most river water: ${name}.`;
export const riverText = (cups: string, last: string, least: string) =>
  `${cups} cups for one shirt. ${last} stand last: ${least} took none.`;
export const rainQuestion = 'And who got the most rain?';
export const rainTitle = 'By rain, the last come first.';
export const rainText = (turned: string, second: string) =>
  `${turned} now stand second, third and fourth. ${second}, second by river, is last.`;
export const bothTitle = (name: string) => `Most water in all: ${name}.`;
export const bothText = (name: string, cups: string, rain: string, rank: string) =>
  `${cups} cups for one shirt, ${rain} of them rain. By river alone, ${name} was only number ${rank}.`;
export const brick = (cups: ReactNode) => (
  <>
    <span>One brick is </span>
    {cups}
    <span> cups. Solid: from rivers and wells. Outlined: rain. For </span>
    <Claim id="shirt-weight" />
    <span> of lint, 1996–2005.</span>
  </>
);
export const average =
  'Each is an average. A field can be far better or far worse than its country, and a country is not a farmer.';
export const whyTitle = 'Why do the places differ?';
/** What the numbers of a dry place and of a wet one show; each number with its receipt. */
export const why = (dry: PlaceNumbers, wet: PlaceNumbers) => (
  <>
    <span>Where little rain falls, cotton drinks from rivers and wells ({dry.name}:</span> {dry.rain}{' '}
    <span>cups of rain, </span>
    {dry.river}
    <span> from rivers and wells). </span>
    <span>Where rain falls, the river is spared ({wet.name}:</span> {wet.rain}{' '}
    <span>of rain, no cup from rivers or wells). </span>
    <span>That is not the whole reason. What else a field needs, this count does not tell.</span>
  </>
);
export const rowName = (name: string, riverText: string, rainText: string) =>
  `${name}: ${riverText} cups from rivers and wells, ${rainText} of rain`;

// Thirst of the land.
export const stressTitle = (
  <>
    <b className="poster">
      <WhereClaim id="stressed-share" wording="#" />
    </b>{' '}
    <span>of every 100 liters</span>
  </>
);
export const stressText = (
  <>
    that cotton uses up from rivers and wells are used in countries that withdraw{' '}
    <b>more than three quarters of their water.</b>
  </>
);
/** What is counted as a country's water. */
export const stressNote =
  'A country’s water here is what rain and rivers renew each year, minus what nature needs (2018).';
export const stressPicture = (stressed: string) =>
  `A hundred yarns, one for each percent of the river and well water that cotton uses up. The longer a yarn, the more of its water the country withdraws. The first ${stressed} yarns pass the line of three quarters.`;
export const threeQuarters = 'three quarters';
export const allOfIt = 'all of it';
export const yarnKey = (
  <>
    <b>
      One yarn is 1% of the river and well water that cotton uses up, <WhereClaim id="grown-irrigation" /> a
      year
    </b>{' '}
    (1996–2005). Its length: how much of its water the country withdraws for all uses (2018), not for cotton
    alone. The last yarns, dashed, are countries that we have no row for.
  </>
);
export const yarns = (count: string) => `${count} yarns`;
export const pastTitle = 'More than all its water?';
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
export const oldText = (
  <>
    The water was counted for 1996–2005. Since then China’s cotton has moved west, to Xinjiang.{' '}
    <b>
      A shirt from there takes <WhereClaim id="xinjiang-times">nearly four times</WhereClaim> the river water.
    </b>
  </>
);
export const oldDashed = (name: string, cups: ReactNode) => (
  <>
    <span>{`Dashed: ${name}, `}</span>
    {cups}
    <span> from rivers and wells.</span>
  </>
);
export const oldPicture = (sentenceText: string) => `A T-shirt made of its cups. ${sentenceText}`;
export const oldShare = (
  <>
    <b className="number">
      <WhereClaim id="xinjiang-share" />
    </b>{' '}
    of China’s cotton grew in Xinjiang in 2024. One stitch is a thousandth.
  </>
);
export const newer = (
  <>
    Xinjiang’s water is from those same years: we found no newer count by place. The newest for the world
    (2020–2024) says <WhereClaim id="newer-river-cups" format="number" /> cups from rivers and wells and{' '}
    <WhereClaim id="newer-rain-cups" format="number" /> of rain; this one says{' '}
    <WhereClaim id="world-river-cups" format="number" /> and{' '}
    <WhereClaim id="world-rain-cups" format="number" />.
  </>
);
export const growersNow = (
  <>
    Who grows it has changed, too: in 2023–2024 China and India picked{' '}
    <WhereClaim id="two-growers-share" format="number" /> of the world’s cotton, and Brazil, once small,{' '}
    <WhereClaim id="brazil-share" format="number" />. Yields have changed, too, and so have drip lines: hoses
    that water each plant drop by drop.
  </>
);

// What the cups don't say, the table, and the way on.
export const notesTitle = 'What these cups don’t say';
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
export const seeNumbers = 'See the numbers';
export const tableCaption = 'One T-shirt’s cotton by place, in cups';
export const placeColumn = 'Grown in';
export const riverColumn = 'Cups, rivers and wells';
export const rainColumn = 'Cups, rain';
export const bothColumn = 'Cups, both';
export const harvestColumn = 'Harvest around 2000, million metric tons';
export const sources = (bodies: string) => `Sources: ${bodies}. Land: Natural Earth, through world-atlas.`;
export const onward = 'On to the lake';
