// The words of saved pictures: what each says of itself, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/picture';
import type { Translation } from '../translation';
import { fabricCount } from './text/fabrics';

export type Checked = Translation<typeof english, typeof import('./picture')>;

export const shirt = 'Les tasses d’une journée à côté du coton d’un T-shirt';
export const waters = 'L’eau du coton d’un T-shirt, selon sa provenance';
export const places = 'Où pousse le coton d’un T-shirt, lieu par lieu';
export const lake = 'L’eau de la mode en un an\u00a0: {fashion-water}';
export const costs = `Un kilogramme de ${fabricCount} tissus\u00a0: eau, énergie et CO2`;
export const label = 'Un T-shirt, une estimation\u00a0: jusqu’à {shirt-cups} d’eau';
export const lives = 'Un T-shirt, deux vies\u00a0: ce que cause une utilisation de chacune';

export const source = (sources: string) => `Source\u00a0: ${sources}`;
export const license = (name: string, address: string) => `Image\u00a0: Threadprint, ${name}. ${address}`;
export const description = (sources: string, name: string, address: string) =>
  `Source\u00a0: ${sources}. Threadprint, ${name}. ${address}`;

export const productionCheck =
  'Nous avons vérifié\u00a0: pas des kilogrammes par kilogramme de tissu, mais plutôt des grammes par T-shirt.';
export const energyCheck =
  'Nous avons vérifié\u00a0: les valeurs correspondent à des mégajoules par kilogramme, pas à des kWh.';
export const fiberCheck = 'Nous avons vérifié\u00a0: les valeurs comptent la fibre, pas le tissu.';
/** Where a number in the picture has a dashed line. */
export const unconfirmedKey = 'Tirets\u00a0: nous n’avons pas pu remonter à la source de ce nombre.';

/** Where privacy settings scramble what a page reads of its own drawings: of scenes, and of charts, which are drawn without. */
export const pictureNoise =
  'Votre navigateur met du bruit à la place de ce que dessinent les pages. Autorisez les dessins (canvas) pour cette page.';
export const saveSvg =
  'Votre navigateur met du bruit à la place de ce que dessinent les pages. Enregistrez le SVG ou autorisez les dessins (canvas) pour cette page.';
