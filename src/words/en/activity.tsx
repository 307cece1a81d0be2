// The words of an activity, which come with its part: those of composing it, and those of doing it.

export const grownName = 'Where it grows';
export const twoName = 'Two lives';
export const twoDetail = (a: string, b: string) => `A: ${a}. B: ${b}`;
export const LIVES = {
  line: 'dried on a line',
  long: 'worn twice as long',
  lower: 'few are dried by machine',
  higher: 'all are dried and ironed',
  rule: 'Europe’s rule',
};
export const ownLife = 'as you set it';
export const PARTS = {
  rain: 'Rain',
  irrigation: 'Irrigation',
  dilution: 'Dilution',
  factory: 'Factory',
};
export const chartWater = 'Water of the fabrics';
export const chartEnergy = 'Energy of the fabrics';
export const chartCo2 = 'CO2 of the fabrics';
export const slipName = 'Find the slip';
export const allSlips = 'All of them';
export const slipNumber = (number: number) => `Claim ${number}`;
export const wornName = 'How often it is worn';
export const wornDetail = (wears: string) => (wears === '1' ? `${wears} wear` : `${wears} wears`);
export const moveUp = (name: string) => `Move up: ${name}`;
export const moveDown = (name: string) => `Move down: ${name}`;
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
export const done = 'Done';
export const nothingSent = 'What you write stays on this page, and nothing is sent. Print it, or copy it.';
export const copyText = 'Copy what I wrote';
export const textCopied = 'It is copied';
export const change = 'For teachers: change this activity';
/** What is copied, line by line. */
export const asked = (text: string) => `Question: ${text}`;
export const found = (text: string) => `I found: ${text}`;
export const print = 'Print this page';

/** A pupil's answer, as on the class's page. */
export const answerHow =
  'Your teacher’s board can read from a link what you predicted and found. The link holds your sentences, and no name.';
