import type { CostsRoom } from './placeFabricRows';

// For the tests: what the words leave of a laptop's window, and of a phone's.

export const BESIDE_ROOM: CostsRoom = {
  widthPx: 1440,
  heightPx: 900,
  headBottomPx: 230,
  footTopPx: 830,
  gutterPx: 48,
  em: 1,
  valuePx: 89,
  isStriped: false,
  isClose: false,
};

export const STRIPED_ROOM: CostsRoom = {
  widthPx: 390,
  heightPx: 844,
  headBottomPx: 150,
  footTopPx: 790,
  gutterPx: 18,
  em: 1,
  valuePx: 89,
  isStriped: true,
  isClose: true,
};
