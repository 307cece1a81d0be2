// What stands on the back of each material's card.

export const CARD_TEXTS = {
  cotton: 'Drinks the most.',
  wool: 'Gives off the most CO2.',
  hemp: 'Takes the least energy.',
  polyester: 'Drinks the least. Made from oil.',
};
/** Of a kilogram of each. */
export const CARD_NUMBERS = { water: '# liters', energy: '# kWh', co2: '# kilograms' };
