// The words of saved pictures: what each says of itself. Holes take a claim's own words.

import { fabricCount } from './text/fabrics';

export const shirt = 'A day’s cups beside the cotton of one T-shirt';
export const waters = 'The water of one T-shirt’s cotton, by where it comes from';
export const places = 'Where it grows: one T-shirt’s cotton, place by place';
export const lake = 'Fashion’s yearly water: {fashion-water}';
export const costs = `One kilogram of ${fabricCount} fabrics: water, energy and CO2`;
export const label = 'One T-shirt, one estimate: up to {shirt-cups} of water';
export const lives = 'One shirt, two lives: what one wear of each causes';

export const source = (sources: string) => `Source: ${sources}`;
export const license = (name: string, address: string) => `Picture: Threadprint, ${name}. ${address}`;
/** What the file says of itself to programs. */
export const description = (sources: string, name: string, address: string) =>
  `Source: ${sources}. Threadprint, ${name}. ${address}`;

export const productionCheck = 'We checked: not kilograms per kilogram of fabric; grams per T-shirt fits.';
export const energyCheck = 'We checked: the values fit megajoules per kilogram, not kWh.';
export const fiberCheck = 'We checked: the values count fiber, not fabric.';
/** Where a number in the picture has a dashed line. */
export const unconfirmedKey = 'Dashed: we could not trace this number.';

/** Where privacy settings scramble what a page reads of its own drawings: of scenes, and of charts, which are drawn without. */
export const pictureNoise =
  'Your browser puts noise in place of what pages draw. Allow drawings (canvas) for this page.';
export const saveSvg =
  'Your browser puts noise in place of what pages draw. Save the SVG, or allow drawings (canvas) for this page.';
