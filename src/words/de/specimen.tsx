// The words of home's error page, a type specimen, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/specimen';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./specimen')>;

export const heading =
  'Bei dieser Seite ist eine Naht geplatzt. Während wir sie flicken, lerne die Schrift kennen, die unsere Geschichte zusammenhält.';
export const faces =
  'Eine Antiqua, die vom Nähgarn bis zur nassen Wolle anschwillt, und eine ruhige Grotesk für alles, was man lesen muss. ';
export const back = 'Zurück zu den Tassen';
export const axes = (widthPercent: number, weight: number) => `Breite ${widthPercent}, Stärke ${weight}`;

export const sizeFitted = 'Maßarbeit';
export const sizePoster = 'Plakat';
export const sizeNumber = 'Zahl';
export const sizeTitle = 'Titel';
export const sizeLead = 'Vorspann';
export const sizeBody = 'Text';
export const sizeLabel = 'Etikett';
export const textFitted = 'Durstig';
export const textNumber = 'Die Materialien unter der Lupe';
export const textTitle = 'Hinein in den Bottich, heraus aus dem Bottich, Bad um Bad';
export const textLead = (division: string) =>
  `${division}, ein sehr kleiner Teil von einem sehr großen Schluck`;
export const textBody =
  'Der Fließtext steht in Thread Sans, mit einer halben Zeile Luft und nie breiter als dreißig Geviert.';
export const textLabel = 'Etiketten und Anmerkungen sind halbfett und nie zu klein.';

export const weightThin = 'Nähgarn';
export const weightLight = 'einfaches Baumwollgarn';
export const weightMiddle = 'zweifach, gezwirnt';
export const weightBold = 'Kammgarn aus Wolle';
export const weightHeavy = 'Seil, klatschnass';

export const sample =
  'Aus einem Wasserfaden wird ein Baumwollfaden. Er wird gebleicht, gefärbt, bedruckt und veredelt, und am Ende wickelt er sich in die Balken eines Diagramms.';
