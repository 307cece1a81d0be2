/** An arrow key as it is on a page that runs from the left: keys go where the eye sees them go. */
export function readKey(key: string): string {
  if (document.documentElement.dir !== 'rtl') return key;
  return key === 'ArrowLeft' ? 'ArrowRight' : key === 'ArrowRight' ? 'ArrowLeft' : key;
}
