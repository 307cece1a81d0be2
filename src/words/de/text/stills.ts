// What the still pictures of the T-shirt's page show, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/stills';
import type { Translation } from '../../translation';
import { processCount } from './processes';

export type Checked = Translation<typeof english, typeof import('./stills')>;

export const shirt = (cups: string) =>
  `Ein T-Shirt aus ${cups} kleinen Tassen, einer für jede Tasse Wasser, die seine Baumwolle gebraucht hat.`;
export const waters =
  'Dasselbe T-Shirt aus Tassen, nach der Herkunft seines Wassers gefärbt: Ärmel und Schultern für Regen, der Rumpf für Bewässerung und ein Saum aus leeren Tassen, die nur gezählt werden, um Verschmutzung zu verdünnen.';
/** All cups, and those of the four processes in their order. */
export const steps = (all: string, [bleaching, dyeing, printing, finishing]: readonly number[]) =>
  `${all}, nach einer Schätzung, in Reihen: ${bleaching} fürs Bleichen, ${dyeing} fürs Färben, ${printing} fürs Bedrucken und ${finishing} fürs Ausrüsten. Die gefüllten Tassen sind „mindestens“, mit den leeren sind es „bis zu“.`;
export const field = (all: string, cotton: string) =>
  `${all}, nach einer Schätzung: ein breites, helles Feld aus ${cotton} für die Baumwolle und darunter ${processCount} kleine Blöcke für die Fabrik.`;
