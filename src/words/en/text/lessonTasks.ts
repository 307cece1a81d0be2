// The tasks of the worksheet; figures stand in braces and words of the glossary in brackets (model/lesson/lessonText.ts).

import { fabricCount } from './fabrics';
import { numberWord } from './grammar';

export const TASK_TITLES = {
  share: 'A share of a shirt',
  cups: 'Liters to cups',
  lake: 'Half a lake?',
  percent: 'Percent of a percent',
  unit: 'Which unit fits?',
  columns: 'Multiply two columns',
  count: 'Which water counts?',
  places: 'Rain or river?',
  lives: 'Two lives of one shirt',
  jeans: 'A claim from the news',
};
/** How many tasks the standard sheet has: "ten". */
export const taskCount = numberWord(Object.keys(TASK_TITLES).length);
/** A task's place on the worksheet: "three". */
export const taskPlace = (task: keyof typeof TASK_TITLES) =>
  numberWord(Object.keys(TASK_TITLES).indexOf(task) + 1);

export const shareGiven =
  'Say you drink six cups of water a day. To grow the cotton of one T-shirt takes {cotton-cups} of water. That is its water [footprint].';
export const sharePart =
  'What percent of the shirt’s water is one day of yours? Divide, then write it as a percent.';
export const shareOneIn = 'Say it in words: one cup in how many?';

export const cupsGiven =
  'The source counts in liters: {cotton-liters} for the cotton of one T-shirt. One liter is about {cups-per-liter:number} cups.';
export const cupsHowMany = 'How many cups is that?';
export const cupsExact = 'One US cup is {us-cup}. Use this number now. Is the answer the same?';
export const cupsExactAlso = 'It is a few cups less. The first way used a number that was rounded.';

export const lakeGiven =
  'Our first draft said: each year, fashion uses as much water as half of Lake Ontario. One estimate says that it uses {fashion-water}. The lake holds {lake-ontario}. One cubic kilometer is one billion cubic meters.';
export const lakePercent = 'What percent of the lake is it really?';
export const lakeTimes = 'How many times too big is “half”?';
export const lakeTimesAlso =
  'That is close to ten. It may be that someone put the decimal point in the wrong place.';

export const percentGiven =
  'Of the water that fashion uses, {textile-share} goes into making cloth. Of that part, {cotton-of-textile} is for cotton.';
export const percentCotton = 'What percent of all of fashion’s water is for cotton?';
export const percentWhyNot = 'Why is the answer not {cotton-of-textile}?';
export const percentWhyNotSample =
  'It is a part of a part. It counts only the water for cloth, not all the water of fashion.';

export const unitGiven =
  'In the chart of our first draft, all that happens to a T-shirt gives {phases-sum:number} kilograms of [co2e] [per-kilogram] of cloth, {cotton-phase:number} kilograms of them for the cotton alone. But a table says that a kilogram of [lint] gives {cotton-co2:number} kilograms.';
export const unitTimes = 'How many times too big is the chart’s number for cotton?';
export const unitGrams =
  'Now read the sum as grams for one T-shirt. How many kilograms is it? Other studies found {published-shirts-co2}. Does it fit?';
export const unitGramsAlso = 'It fits. So the right unit is grams for one T-shirt.';

export const columnsGiven =
  'The table shows how much water one kilogram of each fiber needs, and how much of it the world makes in a year. Liters per kilogram times millions of tons gives billions of liters. A thousand of those are one billion cubic meters.';
export const columnsCotton = 'Fill in the last column. What is cotton’s?';
export const columnsSum = `Add up all ${fabricCount}.`;
export const columnsPercent = 'What percent of it is cotton?';
export const columnsPercentAlso =
  'The story says {cotton-of-textile}. The two are close. That is a good sign and no proof: both may go back to the same tables.';

export const countGiven =
  'The {cotton-liters} behind one T-shirt’s cotton are of three kinds: {irrigation-part} is [irrigation], {rain-part} is rain, and {dilution-part} is [dilution].';
export const countIrrigation = 'How many liters are irrigation?';
export const countRain = 'How many liters are rain?';
export const countDilution = 'How many liters are dilution?';
export const countWhich = 'Which of the three would you count? Give a reason.';
export const countWhichSample =
  'There is no one right answer. A good one gives a reason: the rain would fall on the field in any case, but the river is empty for those who live below the farm.';

export const placesGiven =
  'One study counted the water of cotton by place, for 1996–2005. One T-shirt’s cotton took these cups from rivers and wells: {china-river-cups:number} in China on average, {xinjiang-river-cups:number} in Xinjiang, the west of China.';
export const placesTimes =
  'Nearly all of China’s cotton grows in Xinjiang now. How many times as many cups is that?';
export const placesTimesAlso =
  'The counts are still those of the old years: no newer one by place was found.';
export const placesWhich =
  'Grown in Brazil, a T-shirt’s cotton takes {brazil-river-cups:number} cups from rivers and wells and {brazil-rain-cups:number} of rain. In Uzbekistan, it takes {uzbekistan-river-cups:number} cups and {uzbekistan-rain-cups:number} of rain. Is the one better than the other? What else would you need to know?';
export const placesWhichSample =
  'There is no one right answer. A good one says what the cups leave out: forest, soil and poison, what else could have grown with the rain, and how one field differs from its country. The count is also old.';

export const livesGiven =
  'Open the page “One shirt, two lives”. One study says that use is {use-phase-share} of a T-shirt’s [co2e], another says {published-use-share}.';
export const livesPredict =
  'Predict first: dryer, iron or power. Which one moves the share most? Then press the three buttons, and write down what each adds.';
export const livesPredictSample =
  'The power of Poland adds most, then the dryer, then the iron. A prediction with a reason is a good one, right or wrong.';
export const livesMaking =
  'Making one T-shirt gives off {making-co2}. By Europe’s rule it is worn {life-wears:number} times. How many grams is that for each wear?';
export const livesMakingAlso = 'Care comes on top. Twice as many wears halve this part, but not the care.';
export const livesExplain = 'Explain: why can two careful studies differ so much?';
export const livesExplainSample =
  'They need not be wrong. They may count other homes: another dryer, more ironing, other power, a shirt worn less often. The shares depend on what is assumed, so a study has to say it.';

export const jeansGiven =
  'This claim is not in our story. In 2019, the United Nations wrote: to make one pair of jeans takes {jeans-liters} of water, as much as a person drinks in {jeans-years}. One liter is about {cups-per-liter:number} cups. Test the claim as you would test a slip: divide, then see how far off it is.';
export const jeansYears = 'Say a person drinks eight cups a day. For how many years is that enough water?';
export const jeansTimes = 'How many times as long is that as the claim says?';
export const jeansTimesAlso =
  'So the claim has someone in mind who drinks {jeans-cups-a-day}. Some do: a US panel says {us-drinking-cups}. The size holds, but the claim should say how much a person drinks.';
export const jeansTell =
  'Would you pass the claim on? Say what it counts, what it leaves out, and how sure you are.';
export const jeansTellSample =
  'There is no one right answer. A good one says that the size can be right: a pair of jeans holds more cotton than a T-shirt, and that takes {cotton-liters}. It also says what is missing: which water is counted, how much a person drinks, and that nobody drinks the water of a field.';

/** The tasks of the quick sheet, besides. */
export const QUICK_TITLES = { lint: 'Seeds or fiber?' };
export const lintGiven =
  'One study counted the water of seed cotton: [lint] and seeds together, as they are picked. In India, one kilogram of it takes {india-irrigation:number} liters from rivers and wells. In the world, a kilogram of lint takes {lint-water:number} liters of all water, and one of seed cotton {seed-cotton-water:number}. A T-shirt holds {shirt-weight} of lint. A liter is about {cups-per-liter:number} cups.';
export const lintCups = 'How many cups from rivers and wells does one T-shirt’s cotton take in India?';
export const lintWhy = 'Why does a kilogram of lint take more water than one of seed cotton?';
export const lintWhySample =
  'It takes more than one kilogram of seed cotton to make one of lint. The seeds bear a part of the water, too: the study shares it out by what each sells for.';

/** For whom a sheet is. */
export const LEVELS = { younger: 'Younger', standard: 'Standard', quick: 'Quick' };

/** The names of the bars in the tasks’ charts. */
export const BARS = {
  day: 'One person, in a day',
  shirt: 'The cotton of one T-shirt',
  bath: 'One bath',
  fashion: 'Fashion, in a year',
  lake: 'Lake Ontario',
  cloth: 'Of it, for cloth',
  chart: 'Kilograms in the chart',
  table: 'Kilograms in the table',
  irrigation: 'Irrigation',
  rain: 'Rain',
  dilution: 'Dilution',
  brazil: 'Brazil',
  china: 'China, on average',
  xinjiang: 'Xinjiang',
  uzbekistan: 'Uzbekistan',
  oneStudy: 'One study',
  otherStudy: 'Another study',
  jeans: 'One pair of jeans',
  seedCotton: 'Seed cotton',
  lint: 'Lint',
};
