// The words of the story on the big screen.

export const presenter = 'Presenter';
export const top = 'Top of the page';
export const place = (number: number, count: number) => `${number} of ${count}`;
/** In the place of the moment's name, while the screen is dark. */
export const dark = 'Dark. Any key lights it.';
export const back = 'Back';
export const next = 'Next';
export const notes = 'Notes';
export const leave = 'Leave';
export const nextMoment = (name: string) => `Next: ${name}`;
export const nextPage = 'Next: another page';
