// The words of saved pictures: what each says of itself, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/picture';
import type { Translation } from '../translation';
import { fabricCount } from './text/fabrics';

export type Checked = Translation<typeof english, typeof import('./picture')>;

export const shirt = 'Die Tassen eines Tages neben der Baumwolle eines T-Shirts';
export const waters = 'Das Wasser für die Baumwolle eines T-Shirts, nach seiner Herkunft';
export const places = 'Wo die Baumwolle eines T-Shirts wächst, Ort für Ort';
export const lake = 'Das Wasser der Mode in einem Jahr: {fashion-water}';
export const costs = `Ein Kilogramm von ${fabricCount} Stoffen: Wasser, Energie und CO2`;
export const label = 'Ein T-Shirt, eine Schätzung: bis zu {shirt-cups} Wasser';
export const lives = 'Ein T-Shirt, zwei Leben: was einmal Tragen verursacht';

export const source = (sources: string) => `Quelle: ${sources}`;
export const license = (name: string, address: string) => `Bild: Threadprint, ${name}. ${address}`;
export const description = (sources: string, name: string, address: string) =>
  `Quelle: ${sources}. Threadprint, ${name}. ${address}`;

export const productionCheck =
  'Wir haben nachgerechnet: nicht Kilogramm pro Kilogramm Stoff; Gramm pro T-Shirt passt.';
export const energyCheck =
  'Wir haben nachgerechnet: Die Werte passen zu Megajoule pro Kilogramm, nicht zu kWh.';
export const fiberCheck = 'Wir haben nachgerechnet: Die Werte gelten für Fasern, nicht für Stoff.';
/** Where a number in the picture has a dashed line. */
export const unconfirmedKey = 'Gestrichelt: Die Herkunft dieser Zahl konnten wir nicht klären.';

/** Where privacy settings scramble what a page reads of its own drawings: of scenes, and of charts, which are drawn without. */
export const pictureNoise =
  'Dein Browser setzt Rauschen an die Stelle dessen, was Seiten zeichnen. Erlaube dieser Seite Zeichnungen (Canvas).';
export const saveSvg =
  'Dein Browser setzt Rauschen an die Stelle dessen, was Seiten zeichnen. Speichere das SVG oder erlaube dieser Seite Zeichnungen (Canvas).';
