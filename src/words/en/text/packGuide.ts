// The guide that lies in the offline pack, and what stands in the pack where pages lead to it.

import { capitalize } from '../../capitalize';
import { slipCount } from './corrections';
import { fabricCount } from './fabrics';
import { taskCount } from './lessonTasks';

export const title = 'Threadprint in the classroom: a guide';
export const heading = 'Threadprint, without a network';
export const howToOpen =
  'Unpack the whole folder first. Then open this page, or any page below, with a browser. Nothing is installed, nothing is sent.';
export const contents = 'What is here';

/** What each page is called, and what is on it. */
export const PAGES = {
  home: { name: 'Start', text: 'A question: how many cups of water do you drink a day?' },
  shirt: { name: 'One T-shirt', text: 'The water behind one cotton T-shirt, in cups.' },
  industry: { name: 'The industry', text: 'What fashion drinks in a year, with our checks.' },
  costs: { name: 'The costs', text: 'Carbon, energy and water, fibers on cards, and tips.' },
  lives: { name: 'Two lives', text: 'One T-shirt worn and cared for in two ways, and what is not known.' },
  production: { name: 'Chart: phases', text: 'CO2 by phase of a T-shirt’s life.' },
  fabrics: { name: 'Charts: fabrics', text: `Water, energy and CO2 of ${fabricCount} fabrics.` },
  sources: { name: 'Sources', text: 'Every number, where it is from, and what we found.' },
  teach: { name: 'Teach', text: 'A plan for a lesson, long or short.' },
  worksheet: { name: 'Worksheet', text: `${capitalize(taskCount)} tasks to print.` },
  answers: { name: 'Answers', text: 'The key, with its arithmetic.' },
  slip: { name: 'Find the slip', text: `${capitalize(slipCount)} claims to test.` },
  class: { name: 'Our class', text: 'A table to fill in.' },
  do: { name: 'Predict, try, tell', text: 'A sheet for your own question and your own stops.' },
};
export const still =
  'These pages hold the whole text and every chart in its final state. The moving story needs a server: see the README of the source.';

export const ideas = 'Three things to do in class';
export const guess = 'Guess first.';
export const guessHow =
  'Before you open “One T-shirt”, let each pupil write down a number of cups. Who is closest?';
export const slip = 'Find the slip.';
export const slipHow =
  'Our first draft had a claim about a lake that is ten times too big. Work out the share yourself. Then compare with our check.';
export const multiply = 'Multiply two columns.';
export const multiplyHow = (linkTable: (text: string) => string) =>
  `Take ${linkTable('the table of fabrics')}: water for one kilogram, times the yearly production. Which fiber drinks most?`;

export const tables = (json: string) => `The tables are also here as ${json}.`;
export const terms = (linkLicenses: (text: string) => string) =>
  `Text, charts and pictures: CC BY 4.0. Code: MIT. Others’ parts: ${linkLicenses('licenses')}.`;

/** In a page of the pack, instead of the link to the pack. */
export const hereAlready = 'This is the offline copy: you have it.';
