/** How long bars grow after the press, in the bar charts and in the mirrored ones. */
export const GROW_MS = 3000;
