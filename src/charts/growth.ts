/** How long bars grow after the press. */
export const GROW_MS = 3000;
