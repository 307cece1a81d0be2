import type { CostsRoom } from './placeFabricRows';

// For the tests: what stands round the bars in a laptop's window, and in a phone's.

export const DESK_ROOM: CostsRoom = {
  widthPx: 1440,
  topPx: 130,
  bottomPx: 850,
  panelBottomPx: 900,
  names: { fromXPx: 768, toXPx: 900 },
  water: { fromXPx: 415, toXPx: 760 },
  energy: { fromXPx: 910, toXPx: 1320 },
  strip: { fromXPx: 910, toXPx: 996 },
  co2: { fromXPx: 1018, toXPx: 1320 },
};

export const PHONE_ROOM: CostsRoom = {
  widthPx: 390,
  topPx: 130,
  bottomPx: 650,
  panelBottomPx: 660,
  names: { fromXPx: 92, toXPx: 178 },
  water: { fromXPx: 18, toXPx: 86 },
  energy: { fromXPx: 186, toXPx: 326 },
  strip: { fromXPx: 186, toXPx: 228 },
  co2: { fromXPx: 240, toXPx: 326 },
};
