// What the claims of home and of the T-shirt's story say (data/claims/shirtClaims.ts).

import { processCount } from './processes';

const UNTRACED = `Nobody has shown us where these ${processCount} ranges come from. Their sum is what knit mills really used: about {mill-cups-average} cups on average, up to {mill-cups.high}.`;
const UNTRACED_SUM = `The sum is right. The steps it adds up are the ${processCount} ranges that we could not trace.`;
const PART = 'A share of the {cotton-liters} liters behind one T-shirt’s cotton.';
const PART_IN_CUPS = 'A share of the {cotton-cups} cups behind one T-shirt’s cotton.';
const WORKED_FOR_SIX = 'Worked here for 6 cups a day; the story uses your own number.';

export const CLAIMS = {
  'cotton-cups': {
    title: 'Cups of water behind one T-shirt’s cotton',
    boundary:
      'Growing the cotton of one {shirt-weight} gram T-shirt: irrigation, rain, and the clean water it would take to thin out pollution.',
    note: 'We rounded the conversion, so this is a few cups high. Its first printing was found: a university group’s, from 2007. The group’s later table gives {later-shirt-liters} liters; irrigation alone, by newer counts, is {irrigation-liters}.',
  },
  'cotton-liters': {
    title: 'Liters of water behind one T-shirt’s cotton',
    boundary:
      'Irrigation, rain, and the clean water it would take to thin out pollution; finished cotton cloth for a {shirt-weight} gram T-shirt.',
    note: 'Its first printing was found: a university group’s, from 2007. The group’s later table gives {later-shirt-liters} liters; irrigation alone, by newer counts, is {irrigation-liters}. Much of this water fell as rain. Some was never poured, only counted: it would thin out pollution. It is not {cotton-liters} liters from a tap.',
  },
  'cups-per-liter': {
    title: 'Cups in a liter',
    boundary: 'The rounded conversion behind the cups of cotton water.',
    note: 'A liter holds 4.2268 US cups; we round to {cups-per-liter} cups.',
  },
  'us-cup': {
    title: 'One US cup',
    boundary: 'A measure of volume: a sixteenth of a US gallon of 231 cubic inches.',
    note: 'The customary US cup, by definition: an inch is 2.54 centimeters.',
  },
  'cup-volume': {
    title: 'What one cup holds',
    boundary: 'A US cup, to the whole milliliter.',
    note: 'About the size of a small mug.',
  },
  'irrigation-part': {
    title: 'Irrigation in the cotton’s water',
    boundary: PART,
    note: 'Taken from rivers, lakes and wells. A newer count, for the raw cotton alone: {irrigation-liters} liters.',
  },
  'rain-part': {
    title: 'Rain in the cotton’s water',
    boundary: PART,
    note: 'It fell on the field and was used by the plants.',
  },
  'dilution-part': {
    title: 'Water that would thin out the cotton’s pollution',
    boundary: PART,
    note: 'Called dilution. Nobody poured it: it is the clean water it would take to thin out what fertilizer and chemicals leave in the water.',
  },
  'newer-irrigation-part': {
    title: 'The pumped part of cotton’s irrigation and rain, by a newer study',
    boundary:
      'The cotton committee’s count for 2020 to 2024: what is pumped, as a share of what is pumped and of rain. Dilution is not counted.',
    note: 'The drawing keeps the older shares, of which its {cotton-liters} liters are made. It depends on the place.',
  },
  'irrigation-cups': {
    title: 'Cups of irrigation in one T-shirt’s cotton',
    boundary: PART_IN_CUPS,
    note: 'The share comes in whole percent, so the cups are good to about a hundred.',
  },
  'rain-cups': {
    title: 'Cups of rain in one T-shirt’s cotton',
    boundary: PART_IN_CUPS,
    note: 'The share comes in whole percent, so the cups are good to about a hundred.',
  },
  'dilution-cups': {
    title: 'Cups counted to thin out pollution, for one T-shirt’s cotton',
    boundary: PART_IN_CUPS,
    note: 'Nobody pours this water: it is what it would take to thin out what fertilizer and chemicals leave in the water.',
  },
  'irrigation-part-liters': {
    title: 'Irrigation in one T-shirt’s cotton, in liters',
    boundary: PART,
    note: 'The published share, times the published total.',
  },
  'rain-part-liters': {
    title: 'Rain in one T-shirt’s cotton, in liters',
    boundary: PART,
    note: 'It fell on the field: nobody pumped it.',
  },
  'dilution-part-liters': {
    title: 'Water to thin out pollution, for one T-shirt’s cotton, in liters',
    boundary: PART,
    note: 'Counted, not poured.',
  },
  'used-up-liters': {
    title: 'Irrigation and rain in one T-shirt’s cotton, in liters',
    boundary: 'Both parts, without the water to thin out pollution.',
    note: 'The sum of the two.',
  },
  'used-up-cups': {
    title: 'Irrigation and rain that the cotton of one T-shirt used up',
    boundary: 'Both parts, without the water to thin out pollution.',
    note: 'The sum of the two.',
  },
  'fiber-irrigation-cups': {
    title: 'Cups of irrigation in one T-shirt’s raw cotton',
    boundary:
      'Irrigation alone, for the fiber of one {shirt-weight} gram T-shirt, at {us-cup} milliliters a cup.',
    note: 'It is a different count from the {irrigation-cups} cups: for raw cotton, not finished cloth, and newer.',
  },
  'your-share': {
    title: 'A day of drinking as a share of the cotton’s water',
    boundary: WORKED_FOR_SIX,
    note: 'Five decimals make the smallness visible; the estimate behind it is not that precise.',
  },
  'your-quotient': {
    title: 'A day of drinking divided by the cotton’s water',
    boundary: WORKED_FOR_SIX,
    note: 'The same share, not yet in percent.',
  },
  bleaching: {
    title: 'Cups of water to bleach one T-shirt',
    boundary: 'Process water for one T-shirt; 10 to 30 liters for each kilogram of cloth.',
    note: UNTRACED,
  },
  dyeing: {
    title: 'Cups of water to dye one T-shirt',
    boundary: 'Process water for one T-shirt; 50 to 200 liters for each kilogram of cloth.',
    note: UNTRACED,
  },
  printing: {
    title: 'Cups of water to print one T-shirt',
    boundary: 'Process water for one T-shirt; 10 to 50 liters for each kilogram of cloth.',
    note: UNTRACED,
  },
  finishing: {
    title: 'Cups of water to finish one T-shirt',
    boundary: 'Process water for one T-shirt; 10 to 100 liters for each kilogram of cloth.',
    note: 'This one looks far too high, unless it counts the last washing.',
  },
  'after-bleaching': {
    title: 'Cups used after bleaching',
    boundary: `The first of the ${processCount} wet processes.`,
    note: UNTRACED_SUM,
  },
  'after-dyeing': {
    title: 'Cups used after dyeing',
    boundary: 'Bleaching and dyeing.',
    note: UNTRACED_SUM,
  },
  'after-printing': {
    title: 'Cups used after printing',
    boundary: 'Bleaching, dyeing and printing.',
    note: UNTRACED_SUM,
  },
  'after-finishing': {
    title: 'Cups used after finishing',
    boundary: `All ${processCount} wet processes.`,
    note: `Held against measured mills: American knit mills used {mill-cups-average} cups a shirt on average, {mill-cups.low} to {mill-cups.high}. Ours runs from the average mill to the thirstiest. The ${processCount} steps stay untraced.`,
  },
  'shirt-cups': {
    title: 'Cups of water behind one T-shirt: the highest count',
    boundary: `The cotton, and the highest value of all ${processCount} processes.`,
    note: 'The total uses the highest value of every step. It may count some processing twice, because the cotton’s figure is for finished cloth.',
  },
  'shirt-cups-low': {
    title: 'Cups of water behind one T-shirt: the lowest count',
    boundary: `The cotton, and the lowest value of all ${processCount} processes.`,
    note: 'The factory’s least, not the least of all: newer counts of the cotton’s water stay below it.',
  },
  'shirt-liters': {
    title: 'Liters of water behind one T-shirt: the highest count',
    boundary: 'The same cups in liters, at {us-cup} milliliters a cup.',
    note: 'By the rounded {cups-per-liter} cups a liter it would be 2,795 liters.',
  },
  'factory-liters': {
    title: 'The factory’s part of a T-shirt’s water',
    boundary: 'Up to this much, for bleaching, dyeing, printing and finishing.',
    note: 'What {shirt-liters} liters leave beyond {cotton-liters}. The {after-finishing.high} cups alone are 95 liters: the published {cotton-liters} are rounded.',
  },
  'drinking-cups': {
    title: 'Cups that a person should drink in a day',
    boundary: 'All drinks but alcohol, in British glasses or cups.',
    note: 'British advice. A US panel put usual intake from drinks at about {us-drinking-cups.low} cups for women and {us-drinking-cups.high} for men.',
  },
  'people-for-a-day': {
    title: 'People whose drinks of one day add up to this water',
    boundary:
      'One T-shirt’s water, shared at {drinking-cups.low} to {drinking-cups.high} cups a person, for one day.',
    note: 'This means one day’s drinks for about 1,500 to {people-for-a-day.high} people. It compares amounts; field water is not drinking water. British glasses are not our cups: {drinking-cups.low} to {drinking-cups.high} of them are 1.2 to 1.6 liters, which makes 1,750 to 2,330 people.',
    correction: { wrong: 'a thousand people', right: 'a thousand people, for one day' },
  },
  'your-days': {
    title: 'Days that one T-shirt’s water would last you',
    boundary: WORKED_FOR_SIX,
    note: 'To the nearest day: the last one is not a full one.',
  },
  'your-years': {
    title: 'Years that one T-shirt’s water would last you',
    boundary: WORKED_FOR_SIX,
    note: 'The story says it in words, to the nearest half year.',
  },
};
