// What is said where a page in another language is neither kept nor to be had.

export const noNetwork = 'No network';
export const languageNotKept = 'This language is not kept on this device. It needs the network.';
export const backToOwn = 'Back to the page in English';
