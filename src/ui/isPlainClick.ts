import type { MouseEvent as ReactMouseEvent } from 'react';

/** Whether a click only follows its link: with a key held, or another button, the browser does more. */
export function isPlainClick(event: MouseEvent | ReactMouseEvent): boolean {
  const isModified = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return !isModified && !event.defaultPrevented;
}
