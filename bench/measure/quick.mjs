/** `npm run bench -- --quick`: does every part work? Nothing is repeated, long lists are cut, and nothing is written. */
export const isQuick = process.argv.includes('--quick');

/** How often to repeat. */
export const repeat = (times) => (isQuick ? 1 : times);

/** Of a list of like things, two. */
export const cut = (list) => (isQuick ? list.slice(0, 2) : list);
