/** Begins a sentence with a capital: "cotton uses" becomes "Cotton uses". */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
