import * as words from '#words/sources';

export type PartId = keyof typeof words.PARTS;

/** The parts of the sources page, in their order. */
export const parts = (Object.keys(words.PARTS) as PartId[]).map((id) => ({ id, title: words.PARTS[id] }));
