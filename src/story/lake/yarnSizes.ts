/** How much of its room a hanging yarn fills; the rest is air between two yarns. */
export const YARN_SHARE = 0.76;

/** How long the frayed end of a yarn is. It counts for nothing: the yarn's length ends above it. */
export const FRAY_PX = 6;
