// The sentences that the class board computes.

export const drinks = (pupils: number, cups: string) =>
  pupils === 1 ? `The only pupil drinks ${cups} a day.` : `Our ${pupils} drink ${cups} a day.`;
export const days = (count: number, days: string) =>
  count === 1
    ? 'One T-shirt’s cotton takes what our class drinks in one day.'
    : `One T-shirt’s cotton takes what our class drinks in ${days} days.`;
export const eachDrinks = (cups: string) => `Each of us drinks ${cups}.`;
export const range = (highest: number, lowest: number, range: string) =>
  `The most is ${highest} and the least is ${lowest}: a range of ${range}.`;
export const mean = (mean: string) => `Shared out evenly, each of us has ${mean}: the mean.`;
export const median = (median: string) => `In a row from few to many, the middle is ${median}: the median.`;
