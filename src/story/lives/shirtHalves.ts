/** The right half of a T-shirt from collar to hem: command, and x from its middle line with y from the top, in pairs. */
const HALF: readonly (readonly [command: 'M' | 'L' | 'Q', ...numbers: number[]])[] = [
  ['M', 0, 100],
  ['Q', 125, 100, 155, 30],
  ['Q', 330, 60, 362, 150],
  ['L', 485, 345],
  ['Q', 492, 360, 478, 372],
  ['L', 372, 430],
  ['Q', 335, 400, 285, 325],
  ['Q', 278, 550, 290, 750],
  ['L', 300, 985],
];
/** From the hem the ply runs off to its side of the page. */
const RUN_OFF: typeof HALF = [
  ['Q', 302, 1032, 360, 1028],
  ['Q', 480, 1020, 620, 1032],
  ['Q', 1100, 1050, 2100, 1014],
  ['L', 3600, 960],
];
const MIDDLE = 500;

const write = (steps: typeof HALF, side: 1 | -1) =>
  steps
    .map(([command, ...numbers]) => {
      const placed = numbers.map((value, n) => (n % 2 === 0 ? MIDDLE + side * value : value));
      return command + placed.join(' ');
    })
    .join('');

/** One half of the cloth as a closed path, in a box of 1000. */
export const drawHalf = (side: 1 | -1): string => `${write(HALF, side)}H${MIDDLE}Z`;
/** The thread along its edge, which parts from the other at the hem. */
export const drawEdge = (side: 1 | -1): string => write([...HALF, ...RUN_OFF], side);
