// Read before all else by every command, in words that any old Node understands: whoever has one reads one line, and no stack.
const { engines } = require('../package.json');

/** @param {string} version */
const split = (version) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return { major, minor };
};
/** "^20.19.0" is one major alone, ">=22.12.0" all from there on. */
const ranges = engines.node
  .split(' || ')
  .map((range) => ({ from: split(range.replace(/^\D+/, '')), isOpen: range.startsWith('>=') }));

/**
 * Whether package.json's `engines` hold this version of Node.
 * @param {string} version e.g. "20.19.0"
 */
function isNodeEnough(version) {
  const { major, minor } = split(version);
  return ranges.some(({ from, isOpen }) =>
    major === from.major ? minor >= from.minor : isOpen && major > from.major,
  );
}

if (!isNodeEnough(process.versions.node)) {
  const needed = ranges.map(({ from }) => `${from.major}.${from.minor}`).join(' or ');
  console.error(`Threadprint needs Node ${needed}, or newer; this is Node ${process.versions.node}`);
  process.exit(1);
}

module.exports = { isNodeEnough };
