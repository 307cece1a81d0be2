/** Whether a fragment says anything of two lives; others name a place on the page. */
export const holdsLives = (hash: string): boolean => /^#v=/i.test(hash);
