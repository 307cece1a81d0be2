// The words of the about page.

export const pageTitle = 'About';
export const pageDescription = 'About Threadprint: who made it, and how its numbers are checked.';
/** The first heading, letter by letter as specified. */
export const heading = 'about page';
/** What readers see as the heading: who made it, and no more. */
export const made = 'Written and drawn by AI. People said what to make.';
export const who =
  'Threadprint shows what one T-shirt drinks and what clothes cost. It earns nothing, stores nothing about you, and asks no other site for anything.';
export const checkTitle = 'How a number is checked';
export const check =
  'One of us finds the study or report behind a number, and notes what was read, where and when. What we could not trace is unconfirmed: it has a dashed line.';
export const allNumbers = 'How sure is each number?';
export const languagesTitle = 'The languages';
export const languages =
  'The story was written in English. A machine made the other versions, and no native speaker has read them yet. If in doubt, go by the English text.';
export const licenseTitle = 'The license';
export const license = 'Text, charts and pictures: CC BY 4.0. Code: MIT.';
export const licenses = 'Licenses of the software and fonts in use';
/** Where the build was told an address. */
export const writeTitle = 'Where to write';
export const write =
  'Have you found a mistake, in a number or in a word? Tell us, with the address of the page.';
export const writeLink = 'Write to us';
