// `node bench/pictures/compare.mjs BEFORE AFTER --out DIR` tells, for each scene and size, the share of pixels that differ, and
// writes before | after | difference beside each other for each pair that does, named after its place.
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';

/** Of 255, in any channel. */
const TOLERATED_DIFFERENCE = 48;
/** Fewer pixels than this share are told, but make no picture. */
const TOLD_SHARE = 0.0002;
const WORST = 20;
const GAP_PX = 8;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { out: { type: 'string' } } });
const [beforeDir, afterDir] = positionals;
if (!beforeDir || !afterDir || !values.out) throw new RangeError('two folders and --out are needed');

const listPictures = async (dir) =>
  (await readdir(dir, { recursive: true })).filter((name) => name.endsWith('.png')).sort();

const readPixels = (file) => sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });

/** Whether the pixel at `at` is like any of the nine around its place in another picture: edges may lie a pixel off. */
function isNear(picture, other, x, y, { width, height }) {
  const at = (y * width + x) * 3;
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
      const near = (row * width + column) * 3;
      const isLike = [0, 1, 2].every(
        (channel) => Math.abs(picture[at + channel] - other[near + channel]) <= TOLERATED_DIFFERENCE,
      );
      if (isLike) return true;
    }
  }
  return false;
}

/** The share of pixels that differ, and a picture of them: red on a pale copy of the first. */
function findDifference(before, after, info) {
  const { width, height } = info;
  const shown = Buffer.from(before.map((value) => 170 + value / 3));
  let differing = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3;
      const isClose =
        Math.abs(before[at] - after[at]) <= TOLERATED_DIFFERENCE &&
        Math.abs(before[at + 1] - after[at + 1]) <= TOLERATED_DIFFERENCE &&
        Math.abs(before[at + 2] - after[at + 2]) <= TOLERATED_DIFFERENCE;
      if (isClose || (isNear(before, after, x, y, info) && isNear(after, before, x, y, info))) continue;
      differing++;
      shown.set([220, 0, 0], at);
    }
  }
  return { share: differing / (width * height), shown };
}

async function writeSideBySide(name, info, pictures) {
  const { width, height } = info;
  const file = join(values.out, name);
  await mkdir(dirname(file), { recursive: true });
  const raw = { width, height, channels: 3 };
  await sharp({
    create: { width: width * 3 + GAP_PX * 2, height, channels: 3, background: 'black' },
  })
    .composite(pictures.map((input, index) => ({ input, raw, left: index * (width + GAP_PX), top: 0 })))
    .png()
    .toFile(file);
}

/** The share that differs; 1 for pictures of unlike sizes. */
async function comparePair(name) {
  const [beforeFile, afterFile] = [join(beforeDir, name), join(afterDir, name)];
  const [beforeBytes, afterBytes] = await Promise.all([readFile(beforeFile), readFile(afterFile)]);
  if (beforeBytes.equals(afterBytes)) return 0;
  const [before, after] = await Promise.all([readPixels(beforeFile), readPixels(afterFile)]);
  const { info } = before;
  if (info.width !== after.info.width || info.height !== after.info.height) return 1;
  const { share, shown } = findDifference(before.data, after.data, info);
  if (share > TOLD_SHARE) await writeSideBySide(name, info, [before.data, after.data, shown]);
  return share;
}

const formatShare = (share) => `${(share * 100).toFixed(3)} %`;

const [beforeNames, afterNames] = await Promise.all([listPictures(beforeDir), listPictures(afterDir)]);
const names = beforeNames.filter((name) => afterNames.includes(name));
const lonely = [...beforeNames, ...afterNames].filter((name) => !names.includes(name));
const found = [];
for (const name of names) found.push({ name, share: await comparePair(name) });

for (const scene of new Set(names.map((name) => dirname(name)))) {
  const pairs = found.filter(({ name }) => dirname(name) === scene);
  const shares = pairs.map(({ share }) => share);
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  const differing = shares.filter((share) => share > TOLD_SHARE).length;
  console.log(
    `${scene}: worst ${formatShare(Math.max(...shares))}, mean ${formatShare(mean)}, ${differing} of ${pairs.length} differ`,
  );
}
const worst = found.filter(({ share }) => share > TOLD_SHARE).sort((a, b) => b.share - a.share);
console.log(`\n${worst.length} of ${names.length} pairs differ. The worst:`);
for (const { name, share } of worst.slice(0, WORST)) console.log(`  ${formatShare(share)} ${name}`);
if (lonely.length > 0)
  console.log(`\nIn one folder only: ${lonely.length}, e.g. ${lonely.slice(0, 5).join(', ')}`);
