/** Which way a key of a keyboard or a clicker leads: to the next moment, or back; 0 for all others. */
export function readDirection(key: string): -1 | 0 | 1 {
  if (['ArrowRight', 'ArrowDown', 'PageDown'].includes(key)) return 1;
  if (['ArrowLeft', 'ArrowUp', 'PageUp'].includes(key)) return -1;
  return 0;
}

/** What turns the screen dark, and back: a clicker’s own key among them. */
export const BLANK_KEYS: readonly string[] = ['b', 'B', '.'];

/** What has arrow keys of its own: fields, charts, groups of choices, and whatever lies over the page. */
export const OWN_KEYS =
  'input, select, textarea, [contenteditable], figure [tabindex="0"], [role="group"], [role="radiogroup"], [role="slider"], [popover], dialog';
