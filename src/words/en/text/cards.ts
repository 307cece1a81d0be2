// What the social cards say: titles and short texts, in as many lines as they are drawn in, and alternatives in words for
// those who do not see a card. Each line of a title is fitted to one measure, so lines of like length look best.

import { capitalize } from '../../capitalize';
import { fabricCount, measureCount } from './fabrics';
import { phaseCount } from './phases';
import { placeCount } from './places';

export const homeTitle = 'The Thirsty\nFashion\nIndustry.';
export const homeAlt =
  'The Thirsty Fashion Industry. A glass of water on a stack of folded, dyed cloths; cotton bolls beside it.';

export const aboutTitle = 'How sure\nis each\nnumber?';
export const aboutText = 'Where each figure comes from, and what we found.';
export const aboutAlt = 'How sure is each number? A drop wound from one thread, like a fingerprint.';

export const shirtTitle = 'How many\ncups';
export const shirtLines = 'of water grow the cotton\nof one T-shirt?';
export const shirtAlt =
  'How many cups of water grow the cotton of one T-shirt? Every cup is drawn, in the shape of the shirt.';

export const whereTitle = 'Where it\ngrows: rain\nor river?';
export const whereText = (leastPlace: string, least: string, mostPlace: string, most: string) =>
  `Cups from rivers and wells for one T-shirt’s cotton: ${leastPlace} ${least}, ${mostPlace} ${most}.`;
export const whereAlt = (text: string) => `A map of ${placeCount} places. ${text}`;

/** The share follows it on the same line. */
export const lakeClaim = 'Not half. ';
export const lakeText = (water: string) =>
  `${water}, fashion’s water in a year, is one-twentieth of Lake Ontario.`;
export const lakeAlt = (share: string) =>
  `The outline of Lake Ontario, ${share} of it filled. Not half: ${share}.`;

export const costsTitle = 'The costs\nof what\nwe wear';
export const costsLines = 'No fabric is lowest\non every count.';
export const costsAlt =
  'The costs of what we wear: a cotton boll, a ball of wool, a coil of hemp rope and a spool of polyester. No fabric is lowest on every count.';

export const livesTitle = 'One shirt,\ntwo lives.';
export const livesLines = 'Which is lighter on the climate?\nIt depends.';
export const livesAlt =
  'One shirt, two lives: a T-shirt cut in two dyes, A and B. Which is lighter on the climate? It depends.';

export const productionTitle = 'Making the\ngarment is\nhalf of it.';
export const productionLines = (perTurn: string) =>
  `CO2 by phase of production,\none turn of thread: ${perTurn}`;
/** Below each bobbin, where there is room for a word. */
export const PHASES = {
  cotton: 'Cotton',
  yarn: 'Yarn',
  garment: 'Garment',
  distribution: 'Distribution',
  use: 'User',
};
export const productionAlt = `${capitalize(phaseCount)} bobbins wound with thread, one for each phase of production. The tallest, in red, is making the garment: half of all CO2.`;

export const fabricsTitle = `${capitalize(fabricCount)} fabrics, ${measureCount} bills`;
export const MEASURES = { water: 'Water', energy: 'Energy', co2: 'CO2' };
/** Below a chart, the fabric with the tallest bar: "Most: Cotton". */
export const most = (fabric: string) => `Most: ${fabric}`;
export const fabricsAlt = `${capitalize(measureCount)} bar charts of ${fabricCount} fabrics: cotton drinks the most, polyamide takes the most energy, wool gives off the most CO2.`;

export const sourcesTitle = (count: string) => `${count}\nfigures:\nhow sure?`;
export const sourcesTally = (hold: string, withNote: string, unconfirmed: string, off: string) =>
  `${hold} hold, ${withNote} hold with a note, ${unconfirmed} are unconfirmed, ${off} do not hold.`;
export const sourcesAlt = (count: string, tally: string) =>
  `${count} cross-stitches, one for each figure of the story: ${tally}`;

export const teachTitle = 'A lesson\nfor tomorrow\nmorning.';
export const teachText = (minutes: string) => `${minutes} minutes: a plan, a worksheet, and its key.`;
export const teachAlt = (minutes: string) =>
  `A lesson for tomorrow morning. ${minutes} stitches, one for each minute, in the colors of its parts.`;

export const worksheetTitle = 'Can it\nbe true?';
export const worksheetText = (tasks: string) => `${tasks} tasks to print, with room to write.`;
export const worksheetAlt = 'Can it be true? A sheet of paper with lines to write on.';

export const answersTitle = 'The key.';
export const answersText = 'Each answer with its arithmetic, from our list of numbers.';
export const answersAlt = (answers: string) => `The key to the worksheet: ${answers} and more.`;

export const slipTitle = 'Find\nthe slip.';
export const slipText = (claims: string) => `${claims} claims to test with two numbers.`;
export const slipAlt = (claims: string) => `Find the slip. ${claims} lines are struck, one for each claim.`;

export const classTitle = 'Our class,\ncup by\ncup.';
export const classText = 'Tap the cups. The link carries the class.';
export const classAlt = (cups: string) =>
  `Our class, cup by cup: a dot plot of ${cups} cups, one for each pupil.`;

export const composeTitle = 'Your own way\nthrough it.';
export const composeText = 'Pick the stops, ask your question, share one link.';
export const composeAlt = 'Your own way through it: stops on a thread.';

export const doTitle = 'Predict,\ntry, tell.';
export const doText = 'First think, then look, then say what you found.';
export const doAlt = 'Predict, try, tell: stops on a thread.';
