// What only a press or a link fetches, in one part.

export { Activity } from './Activity';
export { Composer } from './Composer';
