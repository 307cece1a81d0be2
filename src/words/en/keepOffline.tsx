// The words of keeping the site for times without a network.

export const ask = 'Keep for offline';
export const confirm = (size: string) => `Yes, keep ${size}`;
export const question = 'This keeps all pictures in full, and the data. Do you want that?';
export const kept = 'Kept. This browser now shows the site without a network.';
/** Why it is not kept. */
export const whyNot = {
  insecure: 'Browsers keep only sites whose address begins with https.',
  refused: 'This browser does not keep sites, or not in this window.',
  noRoom: 'There is no room for it on this device.',
  notWhole: 'Part of it did not arrive.',
  failed: 'It could not be kept.',
};
