// What the claims of the costs and the tips say, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/costsClaims';
import type { Translation } from '../../translation';
import { fabricCount } from './fabrics';
import { phaseCount } from './phases';

export type Checked = Translation<typeof english, typeof import('./costsClaims')>;

const OF_SIX = `Der höchste von ${fabricCount} Stoffen geteilt durch den niedrigsten.`;

export const CLAIMS = {
  'phases-sum': {
    title: 'CO2 eines T-Shirts, alle Phasen',
    boundary: `Die ${phaseCount} Phasen addiert: ein leichtes T-Shirt, seine Nutzung eingerechnet.`,
    note: 'Lies es als Gramm CO2e (andere Gase eingerechnet) pro T-Shirt. Als Kilogramm pro Kilogramm würde die Baumwolle {fiber-times-over}-mal so viel ausstoßen, wie unser eigener Wert sagt. Die Wasserzahlen gelten für ein T-Shirt von {shirt-weight} Gramm, es sind also zwei verschiedene T-Shirts.',
    correction: { wrong: 'Kilogramm pro Kilogramm Stoff', right: 'Gramm pro T-Shirt' },
  },
  'shirt-co2': {
    title: 'CO2 eines T-Shirts in Kilogramm',
    boundary: 'Dieselbe Summe, 1.000 Gramm pro Kilogramm.',
    note: 'Veröffentlichte Summen für T-Shirts reichen von etwa {published-shirts-co2.low} bis {published-shirts-co2.high} Kilogramm, und manche sehen die Hälfte beim Waschen. Es kommt auf Gewicht, Strom und Trocknen an.',
  },
  'shirt-weight': {
    title: 'Gewicht des T-Shirts bei den Wasserzahlen',
    boundary: 'Ein schweres T-Shirt aus Baumwolle.',
    note: 'Die CO2-Zahlen gelten für ein leichteres T-Shirt.',
  },
  'phase-ratio': {
    title: 'Herstellung der Kleidung im Vergleich zu Transport und Handel',
    boundary: 'Die höchste Phase geteilt durch die niedrigste.',
    note: 'Ein Verhältnis gilt in beiden Einheiten.',
  },
  'water-ratio': {
    title: 'Das Wasser der Baumwolle im Vergleich zu Polyester',
    boundary: OF_SIX,
    note: 'Mit veröffentlichten Werten für Polyester wäre es viel weniger.',
  },
  'water-ratio-next': {
    title: 'Das Wasser der Baumwolle im Vergleich zu Wolle',
    boundary: `Der höchste von ${fabricCount} Stoffen geteilt durch den nächsten.`,
    note: 'Ein veröffentlichter Wert für Wolle liegt nahe an unserem.',
  },
  'energy-ratio': {
    title: 'Die Energie von Polyamid im Vergleich zu Hanf',
    boundary: OF_SIX,
    note: 'Die Einheit ist fraglich, das Verhältnis nicht.',
  },
  'co2-ratio': {
    title: 'Das CO2 der Wolle im Vergleich zu Baumwolle',
    boundary: OF_SIX,
    note: 'Werte für Wolle weichen um mehr als das Doppelte ab.',
  },
  'wool-from-farm': {
    title: 'Anteil der Schafe an der Klimawirkung der Wolle',
    boundary: 'Bis zu diesem Anteil an der Klimawirkung von Wolle.',
    note: 'Fracht macht etwa {freight-share} % der Klimawirkung eines durchschnittlichen Kleidungsstücks aus, der Transport trägt also nur wenig bei. Die {wool-from-farm} % stehen auf der eigenen Seite einer Firma.',
  },
  'freight-share': {
    title: 'Anteil der Fracht an der Klimawirkung eines Kleidungsstücks',
    boundary:
      'Ein durchschnittliches Kleidungsstück, von der Fabrik bis zum Laden; der Weg beim Einkaufen zählt nicht.',
    note: 'Der lange Transport der Wolle trägt also nur wenig bei. Ein Bericht über eine schwedische Studie nennt für den Weg in die Läden 3,1 %.',
  },
  'irrigation-liters': {
    title: 'Bewässerung für die Faser eines T-Shirts',
    boundary:
      'Nur Bewässerung, nur für die Faser. Kein Regen und kein Wasser, um Verschmutzung zu verdünnen.',
    note: 'Die {cotton-liters} Liter zählen auch Regen und das Wasser zum Verdünnen der Verschmutzung, nutzen ältere Daten und gelten für fertigen Stoff. Dasselbe T-Shirt, eine andere Frage.',
    correction: { wrong: 'pro kg Stoff', right: 'pro kg Faser, vor dem Spinnen, Färben und Nähen' },
  },
  'cotton-energy-in-megajoules': {
    title: 'Die Energie der Baumwolle, wenn ihre Einheit kWh wäre',
    boundary:
      'Die {cotton-energy} kWh pro Kilogramm Baumwolle, umgerechnet in Megajoule: 3,6 Megajoule sind eine kWh.',
    note: `Ein veröffentlichter Wert für Baumwolle ist {published-cotton-energy} Megajoule pro Kilogramm, also können es keine {cotton-energy-in-megajoules} Megajoule sein. Die Zahl selbst, {cotton-energy}, kommt dem nahe: Wir glauben, dass alle ${fabricCount} Werte Megajoule sind.`,
    correction: { wrong: 'kWh pro Kilogramm', right: 'Megajoule pro Kilogramm Faser' },
  },
  'wears-30': {
    title: 'Wie oft ein T-Shirt getragen wird',
    boundary: 'Davon geht der Tipp aus.',
    note: 'Du trägst deins vielleicht öfter oder seltener: Dafür ist der Regler da.',
  },
  'wears-60': {
    title: 'Ein T-Shirt, doppelt so oft getragen',
    boundary: 'Zweimal {wears-30}.',
    note: 'Was der Tipp vorschlägt.',
  },
  'cups-per-wear-30': {
    title: 'Tassen Wasser pro Mal, wenn man es {wears-30}-mal trägt',
    boundary: 'Alle Tassen eines T-Shirts, verteilt auf jedes Mal, das es getragen wird.',
    note: 'Das Wasser wurde einmal verbraucht; mit jedem Mal wird der Anteil kleiner.',
  },
  'cups-per-wear-60': {
    title: 'Tassen Wasser pro Mal, wenn man es {wears-60}-mal trägt',
    boundary: 'Alle Tassen eines T-Shirts, verteilt auf jedes Mal, das es getragen wird.',
    note: 'Das Wasser wurde einmal verbraucht; mit jedem Mal wird der Anteil kleiner.',
  },
  'twice-as-long': {
    title: 'Klimawirkung, die wegfällt, wenn Kleidung doppelt so oft getragen wird',
    boundary: 'Die Klimawirkung der Kleidung in Schweden, bei jedem Tragen.',
    note: 'WRAP fand: Neun Monate längeres Tragen senkt den Fußabdruck an CO2, Wasser und Abfall um {nine-months-longer.low} bis {nine-months-longer.high} %.',
  },
  'repairs-replace': {
    title: 'Reparaturen, die einen Neukauf ersetzten',
    boundary: 'Was Menschen in britischen Umfragen sagten.',
    note: 'Eine ältere britische Schätzung für Secondhand lag bei {secondhand-older} %. Es hilft also nur, wenn es etwas ersetzt.',
  },
  'secondhand-replaces': {
    title: 'Secondhand-Käufe, die einen Neukauf ersetzten',
    boundary: 'Was Menschen in britischen Umfragen sagten.',
    note: 'Eine ältere britische Schätzung für Secondhand lag bei {secondhand-older} %. Es hilft also nur, wenn es etwas ersetzt.',
  },
  'cooler-wash': {
    title: 'Energie, die kühleres Waschen spart',
    boundary: 'Waschen bei {wash-cool} °C statt {wash-warm} °C, in einem Verbrauchertest.',
    note: 'Etwa {cooler-wash} %, so wie andere den Test zitieren; Maschinen sind verschieden.',
  },
  'wash-cool': {
    title: 'Temperatur der kühleren Wäsche',
    boundary: 'Die Einstellung, die getestet wurde.',
    note: 'Eine Einstellung der Maschine.',
  },
  'wash-warm': {
    title: 'Temperatur der wärmeren Wäsche',
    boundary: 'Die Einstellung, die ersetzt wurde.',
    note: 'Eine Einstellung der Maschine.',
  },
  'label-organic': {
    title: 'Biofasern hinter dem Siegel „organic“',
    boundary: 'Mindestens so viel, nach dem Global Organic Textile Standard.',
    note: 'Ein Siegel dafür, wie die Faser angebaut wurde, nicht für Liter oder CO2.',
  },
  'label-made-with': {
    title: 'Biofasern hinter dem Siegel „made with organic“',
    boundary: 'Mindestens so viel, nach dem Global Organic Textile Standard.',
    note: 'Die zweite Stufe desselben Standards.',
  },
};
