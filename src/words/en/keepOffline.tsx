// The words of keeping the site for times without a network.

export const ask = 'Keep for offline';
export const confirm = (size: string) => `Yes, keep ${size}`;
export const question = 'All pictures in full, and the data. Do you want that?';
export const kept = 'Kept. This browser now shows the site without a network.';
export const failed = 'It could not be kept.';
