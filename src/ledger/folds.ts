/** The folds that were open when their page was left by a link: Back finds it as long as it was, and so its place. */
const leftOpen = new Set<string>();

/** Opens a fold that was left open, and notes on leaving whether it is. A fold is named by the section it stands in. */
export function keepFold(fold: HTMLDetailsElement | null): (() => void) | undefined {
  if (!fold) return undefined;
  const name = fold.closest('section')?.id ?? '';
  if (leftOpen.has(name)) fold.open = true;
  return () => {
    if (fold.open) leftOpen.add(name);
    else leftOpen.delete(name);
  };
}

/** Opens the fold in which an element lies, or that of a section. */
export function openFold(element: Element): void {
  const fold = element.closest('details') ?? element.querySelector<HTMLDetailsElement>(':scope > details');
  if (fold) fold.open = true;
}
