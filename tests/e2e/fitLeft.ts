export interface Left {
  /** What is found, as it begins. */
  what: RegExp;
  why: string;
  /** By page and reading, the widths of the windows in which it is found; "×2" with text of 200%. */
  where: Readonly<Record<string, readonly string[]>>;
}

/**
 * What does not fit yet in the longest words, and why. The list can only shrink: a fault that stands in it and is found
 * nowhere any more fails as one does that is new.
 */
export const LEFT: readonly Left[] = [];
