/** `npm run bench -- --quick`: does every part work? One repetition of everything, and nothing is written. */
export const isQuick = process.argv.includes('--quick');

/** How often to repeat. */
export const repeat = (times) => (isQuick ? 1 : times);
