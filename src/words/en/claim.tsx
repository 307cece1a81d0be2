// What stands beside a figure before its receipt is fetched.

/** In a tooltip, and what is said after it. */
export const receipt = 'Receipt';
export const receiptKey = ': press Enter';
/** Before `readSource`, a link. */
export const missing = 'This receipt did not come. Press the number again, or ';
export const readSource = 'read it among the sources';
