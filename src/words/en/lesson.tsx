// The words of the lesson’s pages.

import { Claim } from '../../claim/Claim';
import { capitalize } from '../capitalize';
import { plain, reading } from './shell';
import { slipCount } from './text/corrections';
import { fabricCount } from './text/fabrics';
import { LEVELS, taskCount } from './text/lessonTasks';

export const teachTitle = 'A lesson for tomorrow morning';
export const teachDescription =
  'A lesson about the water in one T-shirt: a plan, long or short, a worksheet, and a key with its arithmetic.';
export const worksheetPageTitle = 'Worksheet: can it be true?';
export const worksheetDescription = `${capitalize(taskCount)} tasks about water, cotton and numbers, to print on A4 or Letter, with room to write.`;
export const answersPageTitle = 'Answers to the worksheet';
export const answersDescription = `The key to the ${taskCount} tasks, each answer with its arithmetic, worked out from our list of numbers.`;
export const slipTitle = 'Find the slip';
export const slipDescription = `${capitalize(slipCount)} claims about clothes and water, each with a slip in it: test them with two numbers, and see how big the slip is.`;
export const classPageTitle = 'Our class, cup by cup';
export const classDescription =
  'A board for a class: what it drinks in a day, and how many days of its cups the cotton of one T-shirt takes. Nothing is stored.';

export const pagesLabel = 'Pages of the lesson';
export const lessonName = 'The lesson';
export const worksheetName = 'Worksheet';
export const answersName = 'Answers';
export const slipName = 'Find the slip';
export const className = 'Our class';
export const composeName = 'Compose';
/** The three parts of the lesson’s page. */
export const before = 'Before';
export const inClass = 'In class';
export const after = 'After';

/** `whole` keeps a word on one line. */
export const teachLead = (whole: string | undefined) => (
  <>
    A plan, a worksheet and its key, about the water in one <span className={whole}>T-shirt</span>. It is
    free, it needs no accounts, and nothing is stored or sent.
  </>
);
export const worksheetWhat = `${capitalize(taskCount)} tasks with room to write. Print it in black and white, on the paper that you have.`;
export const twoSheets = 'Two sheets are enough for the plan.';
export const answersWhat = 'The key, with each step. It is worked out from our list of numbers.';
export const composeWhat =
  'Your own stops in your own order, with your own question. One link for the class.';
export const wordsName = 'Words for your class';
export const wordsWhat = 'The words of the lesson, from Spanish to Ukrainian, on one sheet.';
export const bigScreenName = 'The big screen';
export const bigScreenWhat =
  'The story, larger, and step by step: with the arrow keys, the Page keys or a clicker. It has notes for you. “b” turns the screen dark. Escape leaves.';
export const shortRoute = (stops: string) => `The short route: ${stops} stops`;
export const offlineWhat =
  'For a room without a network: text, charts at rest, sheets; no moving story. Unpack it, and open guide.html.';

export const planTitle = 'The lesson';
export const totalMinutes = (minutes: number) => `${minutes} minutes`;
export const minutesUnit = 'minutes';
export const fitsTitle = 'Whom it fits';
/** Whom and which subjects the lesson fits. */
export const FITS = [
  `Ages: eleven to fifteen. Levels of the worksheet: ${LEVELS.younger}, ${LEVELS.standard}, ${LEVELS.quick}.`,
  'Math: percents, ratios, units, and the mean, median and range of the class’s own numbers.',
  'Science and geography: rain, rivers and wells, and what clothes take from them.',
] as const;
export const stitchKey = 'One stitch is one minute.';
export const shortTitle = 'When there is little time';
export const noticeTitle = 'What do you notice?';
export const noticeText =
  'A chart without its words is a riddle. Show one, and ask two things: what do you notice, and what do you wonder? Then bring back the names, the numbers and the story, one at a time.';

export const aimsTitle = 'What pupils can do after it';
export const AIMS = [
  'Say what a number counts, and what it leaves out.',
  'Test a claim with one division.',
  'Take a percent of a percent.',
  'Pick the unit that fits, and say why.',
  'Find mean, median and range in the class’s own numbers.',
] as const;

export const oftenWrongTitle = 'What pupils often get wrong';
/** With figures and words of the glossary, as model/lesson/lessonText.ts reads them. */
export const OFTEN_WRONG = [
  'They think of a tap. But {rain-part} of the cotton’s water is rain, and {dilution-part} is [dilution].',
  'They take a part of a part for a part of all. Cotton is {cotton-of-textile} of the water for cloth, but {cotton-yarns} of the water of fashion.',
  'They think that the water is gone. It goes round, but for a time one place has less of it.',
  'They trust a number more when it has many digits. The cups are {cotton-cups:number} only because someone multiplied.',
  'They look for one best fiber. No fiber wins every column.',
] as const;

/** What we would tell a teacher, point by point: texts as in model/lesson/lessonText.ts. */
export const tellTeachers = 'What we would tell a teacher';
export const TEACHER_POINTS = [
  'Water stories depend on what is counted: irrigation, rain, or the water it would take to thin out pollution.',
  'The cotton itself is {cotton-share-of-shirt} of our T-shirt’s water. Factory steps are small in volume, but they can pollute.',
  'The Lake Ontario comparison is {lake-overstated|ten times} too big. A good exercise: find the slip.',
  'California is a fair comparison of size, with no confirmed year.',
  `Multiply two columns, liters per kilogram and million tons. The ${fabricCount} fabrics give {six-fabrics-water}, {six-fabrics-cotton} of it cotton. That fits the story: a good sign and no proof, since both may go back to the same tables.`,
  'Units matter. {phases-sum|2,600} kilograms for one kilogram cannot be. As grams for one T-shirt the number fits.',
  '{garment-phase-share|Half} of the T-shirt’s carbon is in making the garment, not in growing the cotton.',
  'The Fiber Bible says that there are no “sustainable” or “unsustainable” fiber types.',
  'A boundary can move a number tenfold. For one person in the EU, one agency counted {eu-water-2017} of water a year, and three years later {eu-water-2020}. That is no saving: it counted something else.',
  'Studies of a whole life vary. A range is honest.',
  'Wearing clothes longer helps, whatever the fiber.',
] as const;

export const adaptTitle = 'Make it fit your class';
export const ADAPT = [
  {
    name: 'Younger pupils',
    what: `On the worksheet, choose “${LEVELS.younger}”: there are fewer tasks, and a hint below each question. Let them draw the cups: one dot for a hundred.`,
  },
  {
    name: 'No devices',
    what: 'One screen at the front will do. With no screen at all, print this page, the worksheet and the T-shirt’s page: each page of ours prints as plain text with its tables.',
  },
  {
    name: 'Blind pupils',
    what: `Choose “${plain}” under “${reading}” in the bar: all is text and tables, in one column. Each chart has a button to hear it. The worksheet’s headings and tables can be read by a screen reader.`,
  },
  {
    name: 'Deaf pupils',
    what: 'Nothing is told by sound alone, and there is no film.',
  },
  {
    name: 'New to English',
    what: 'The pupils’ pages are written in short words. Words with dots under them open what they mean.',
  },
] as const;

export const glossaryTitle = 'Words to know';
export const examTitle = 'What exams call it';
export const EXAM_TERMS = [
  { name: 'blue water', what: 'Water from rivers, lakes and wells. On a field, we say irrigation.' },
  { name: 'green water', what: 'Rain that the soil holds and plants use. We say rain.' },
  {
    name: 'gray water',
    what: 'The water it would take to thin dirty water until it is clean enough. We say dilution.',
  },
  {
    name: 'virtual water',
    what: 'The water it took to make a thing that is sold elsewhere. We say footprint.',
  },
];

export const print = 'Print this page';
/** Which tasks are printed. */
export const printTasks = 'Print tasks';
export const printPlanned = (first: string, last: string) => `As in the plan: tasks ${first} to ${last}`;
export const printAll = 'All of them';

export const worksheetTitle = 'Can it be true?';
export const worksheetLead =
  'Tasks about water, cotton and numbers. You need a pencil. You may use a calculator.';
export const pupilName = 'Name';
export const date = 'Date';
export const fabricsLabel = `Water and production of ${fabricCount} fibers, with a column to fill in`;
export const fiber = 'Fiber';
export const litersPerKilogram = 'Liters per kilogram';
export const millionTons = 'Million tons a year';
export const billionCubicMeters = 'Billion cubic meters';
export const exitTitle = 'Exit ticket';
export const exitNumber = 'One number that I will tell at home:';
export const exitCounts = 'What it counts, and what it leaves out:';
export const exitSure = 'How sure I am, and why:';

export const keyTitle = 'The answer key';
export const keyLead =
  'Each answer is worked out from our list of numbers. If a number there changes, so does the key. Pupils may round as they like, if they say so.';
export const sample = 'A good answer: ';
export const columnLabel = 'The column, filled in';

export const slipLead = `${capitalize(slipCount)} claims of our own first draft, each with a slip in it. Test them with two numbers.`;
export const seeAnswer = 'See the answer';
export const notThis = 'Not this one. Look at the number that you found, and try another.';
/** What is heard when the slip is found: what is true, and the sentences about it. */
export const mended = (right: string, found: string) => `Mended: ${right}. ${found}`;

export const unreadable = 'This link is cut short or holds no class, so the board stays as it was.';
export const olderLink = 'This is an older link. If its end was lost, its last number may be wrong.';
export const nobody = 'Nobody yet';
export const pupils = (count: number) => (count === 1 ? `${count} pupil` : `${count} pupils`);
export const pupilsFull = (count: number) => `${count} pupils: the board is full`;
export const question = 'How many cups of water do you drink in a day?';
export const addPupil = (cups: string) => `Add a pupil with ${cups}`;
export const undo = 'Undo';
export const clear = 'Clear';
/** Below the made-up class that stands on the board before anyone has answered. */
export const exampleBoard = 'An example. Your first tap clears it.';
export const oneCup = 'One cup on the board is one pupil.';
/** After their number: "88 days of our cups". */
export const daysOfCups = 'days of our cups';
/** Below a class’s own cups. */
export const stripe = (
  <>
    The cotton of one T-shirt takes <Claim id="cotton-cups" />. One stripe is one day of ours.
  </>
);
/** What the shirt shows, for those who do not see it. */
export const stripes = (cups: string) =>
  `A T-shirt of cups in stripes. Each stripe is ${cups}, one day of the class.`;
/** The first stripe’s name. */
export const oneDay = 'one day';
export const numbersName = 'Mean, median, range';
export const paperName = 'On paper';
export const fullScreen = 'Full screen';
export const keepBoard =
  'The link of this page holds the class: bookmark it to keep it. No names, and no server sees it.';
export const tallyCaption = 'The board on paper: make one stroke for each pupil.';
export const tallyCups = 'Cups a day';
export const tallyStrokes = 'Strokes';
export const tallyPupils = 'Pupils';
export const tallyAll = 'Cups, all';
export const tallySum = 'Sum';
/** For a class that opens the story on its own devices. */
export const joinName = 'Join by code';
export const joinText =
  'Scan the code, or type the address: each of you answers alone. Then send your own link to your teacher, and it is read below. Nothing is sent to us.';
export const joinLabel = (address: string) => `QR code: ${address}`;
