// The sentences that model/industry.ts computes.

export const ofTwenty = (ropes: string, all: number) => `${ropes} of every ${all}`;
export const worldPeople = '# of us';
export const yearsForAll = (years: string) => `about ${years} years`;
export const lastsYears = <Figure>(people: Figure, cups: string, years: Figure) => [
  'If all ',
  people,
  ` drank ${cups} a day, this water would last `,
  years,
  '.',
];
