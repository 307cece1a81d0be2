// The words of an activity, which come with its part: those of composing it, and those of doing it.

export const questionTitle = 'Your question';
export const questionLabel = 'One question to your class';
/** "200 letters at most" */
export const mostLetters = (most: number) =>
  `Up to ${most} letters. It stands in the link, so put no names in it.`;
export const momentsTitle = 'Moments of the story';
export const labsTitle = 'Labs, with a setting';
export const add = 'Add';
/** "Add: Where it grows" */
export const addNamed = (name: string) => `Add: ${name}`;
export const grownName = 'Where it grows';
export const grownSetting = 'The cotton’s place';
export const twoName = 'Two lives';
export const lifeSetting = (letter: string) => `Life ${letter}`;
export const twoDetail = (a: string, b: string) => `A: ${a}. B: ${b}`;
export const LIVES = {
  line: 'dried on a line',
  long: 'worn twice as long',
  lower: 'few are dried by machine',
  higher: 'all are dried and ironed',
  rule: 'Europe’s rule',
};
export const ownLife = 'as you set it';
export const livesAddress = 'Or paste the address of two lives that you have set';
export const noLives = 'That address holds no two lives.';
export const countedSetting = 'What is counted';
export const PARTS = {
  rain: 'Rain',
  irrigation: 'Irrigation',
  dilution: 'Dilution',
  factory: 'Factory',
};
export const chartName = 'A chart';
export const chartSetting = 'Which one';
export const chartWater = 'Water of the fabrics';
export const chartEnergy = 'Energy of the fabrics';
export const chartCo2 = 'CO2 of the fabrics';
export const slipName = 'Find the slip';
export const slipSetting = 'The claim';
export const allSlips = 'All of them';
export const slipNumber = (number: number) => `Claim ${number}`;
export const wornName = 'How often it is worn';
export const wornSetting = 'Wears';
export const wornDetail = (wears: string) => (wears === '1' ? `${wears} wear` : `${wears} wears`);
export const activityTitle = 'Your activity';
export const noStops = 'No stops yet. Press one to add it.';
/** "3 of 12 stops" */
export const stopCount = (count: number, most: number) => `${count} of ${most} stops`;
export const moveUp = (name: string) => `Move up: ${name}`;
export const moveDown = (name: string) => `Move down: ${name}`;
export const remove = (name: string) => `Remove: ${name}`;
export const added = (name: string, place: number) => `Added as stop ${place}: ${name}`;
export const moved = (name: string, place: number, count: number) => `${name}: now stop ${place} of ${count}`;
export const removed = (name: string) => `Removed: ${name}`;
export const unreadable = 'This link is cut short or holds no activity.';
export const shareTitle = 'One link for the class';
export const copyLink = 'Copy the link';
export const linkCopied = 'The link is copied';
export const showCode = 'Show the code';
export const hideCode = 'Hide the code';
export const codeLabel = 'QR code of the activity’s link';
export const codeTooLong = 'This link is too long for a code that a phone can read. Share the link itself.';
export const tryIt = 'See it as the class does';
export const teachersQuestion = 'Your teacher’s question';
/** Whose words these are. */
export const notOurs = 'Your teacher wrote this, not Threadprint.';
export const tabs = 'Each stop opens in a tab of its own. Close it to come back here.';
export const done = 'Done';
export const doneNamed = (name: string) => `Done: ${name}`;
export const nothingSent = 'What you write stays on this page, and nothing is sent. Print it, or copy it.';
export const copyText = 'Copy what I wrote';
export const textCopied = 'It is copied';
export const change = 'For teachers: change this activity';
/** What is copied, line by line. */
export const asked = (text: string) => `Question: ${text}`;
export const predicted = (text: string) => `I predicted: ${text}`;
export const found = (text: string) => `I found: ${text}`;
export const print = 'Print this page';

/** A pupil's answer, as on the class's page. */
export const answerHow =
  'Your teacher’s board can read from a link what you predicted and found. The link holds your sentences, and no name.';
