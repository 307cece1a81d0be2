/** Darns whose button was pressed before their script had come. */
const early = new Set<string>();

function note({ target }: Event): void {
  if (!(target instanceof Element) || !target.closest('button')) return;
  const darn = target.closest<HTMLElement>('[data-darn]')?.dataset.darn;
  if (darn) early.add(darn);
}

/** Remembers presses from now on, until the returned function is called. */
export function watchEarlyPulls(): () => void {
  document.addEventListener('click', note, true);
  return () => document.removeEventListener('click', note, true);
}

/** Whether a darn has been pressed, and is to be asked about it no more. */
export function takeEarlyPull(id: string): boolean {
  return early.delete(id);
}
