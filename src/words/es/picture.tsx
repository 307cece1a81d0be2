// The words of saved pictures: what each says of itself, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/picture';
import type { Translation } from '../translation';
import { fabricCount } from './text/fabrics';

export type Checked = Translation<typeof english, typeof import('./picture')>;

export const shirt = 'Las tazas de un día junto al algodón de una camiseta';
export const waters = 'El agua del algodón de una camiseta, según de dónde viene';
export const places = 'Dónde crece el algodón de una camiseta, lugar por lugar';
export const lake = 'El agua de la moda en un año: {fashion-water}';
export const costs = `Un kilogramo de ${fabricCount} telas: agua, energía y CO2`;
export const label = 'Una camiseta, una estimación: hasta {shirt-cups} de agua';
export const lives = 'Una camiseta, dos vidas: lo que causa un uso de cada una';

export const source = (sources: string) => `Fuente: ${sources}`;
export const license = (name: string, address: string) => `Imagen: Threadprint, ${name}. ${address}`;
export const description = (sources: string, name: string, address: string) =>
  `Fuente: ${sources}. Threadprint, ${name}. ${address}`;

export const productionCheck =
  'Lo comprobamos: no son kilogramos por kilogramo de tela; gramos por camiseta sí encaja.';
export const energyCheck = 'Lo comprobamos: los valores encajan con megajulios por kilogramo, no con kWh.';
export const fiberCheck = 'Lo comprobamos: los valores cuentan fibra, no tela.';
/** Where a number in the picture has a dashed line. */
export const unconfirmedKey = 'Línea discontinua: no pudimos encontrar el origen de esta cifra.';

/** Where privacy settings scramble what a page reads of its own drawings: of scenes, and of charts, which are drawn without. */
export const pictureNoise =
  'Tu navegador pone ruido en lugar de lo que dibujan las páginas. Permite los dibujos (canvas) en esta página.';
export const saveSvg =
  'Tu navegador pone ruido en lugar de lo que dibujan las páginas. Guarda el SVG o permite los dibujos (canvas) en esta página.';
