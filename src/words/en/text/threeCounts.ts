// What six fabrics take and give off, as the three counts are told. Names come as they stand at a sentence’s start.

export const drinksMost = (most: string) => `${most} drinks the most.`;
export const burnsMost = (most: string) => `${most} burns the most.`;
export const eachOfThree = (water: string, energy: string, co2: string) =>
  `${water} drinks. ${energy} burns. ${co2} smokes.`;
