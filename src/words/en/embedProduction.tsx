// The words of the production chart alone, as other pages embed it.

export const title = 'CO2 by phase of production';
export const pageDescription = 'Five phases of making a garment, and the carbon of each.';
export const press = 'Take a look';
