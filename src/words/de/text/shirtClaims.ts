// What the claims of home and of the T-shirt's story say, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/shirtClaims';
import type { Translation } from '../../translation';
import { processCount } from './processes';

export type Checked = Translation<typeof english, typeof import('./shirtClaims')>;

const UNTRACED = `Niemand hat uns gezeigt, woher diese ${processCount} Spannen stammen. Ihre Summe ist, was Strickwarenfabriken wirklich verbrauchten: im Mittel etwa {mill-cups-average} Tassen, bis zu {mill-cups.high}.`;
const UNTRACED_SUM = `Die Summe stimmt. Addiert werden aber die ${processCount} Spannen, deren Herkunft wir nicht klären konnten.`;
const PART = 'Ein Anteil der {cotton-liters} Liter, die in der Baumwolle eines T-Shirts stecken.';
const PART_IN_CUPS = 'Ein Anteil der {cotton-cups} Tassen, die in der Baumwolle eines T-Shirts stecken.';
const WORKED_FOR_SIX = 'Hier für 6 Tassen am Tag gerechnet; die Geschichte nimmt deine eigene Zahl.';

export const CLAIMS = {
  'cotton-cups': {
    title: 'Tassen Wasser für die Baumwolle eines T-Shirts',
    boundary:
      'Der Anbau der Baumwolle für ein T-Shirt von {shirt-weight} Gramm: Bewässerung, Regen und das saubere Wasser, das man bräuchte, um die Verschmutzung zu verdünnen.',
    note: 'Wir haben die Umrechnung gerundet, deshalb sind es ein paar Tassen zu viel. Der erste Druck wurde gefunden: eine Gruppe an einer Universität, 2007. Die spätere Tabelle der Gruppe ergibt {later-shirt-liters} Liter; die Bewässerung allein sind nach neueren Zählungen {irrigation-liters}.',
  },
  'cotton-liters': {
    title: 'Liter Wasser für die Baumwolle eines T-Shirts',
    boundary:
      'Bewässerung, Regen und das saubere Wasser, das man bräuchte, um die Verschmutzung zu verdünnen; fertiger Baumwollstoff für ein T-Shirt von {shirt-weight} Gramm.',
    note: 'Der erste Druck wurde gefunden: eine Gruppe an einer Universität, 2007. Die spätere Tabelle der Gruppe ergibt {later-shirt-liters} Liter; die Bewässerung allein sind nach neueren Zählungen {irrigation-liters}. Viel von diesem Wasser fiel als Regen. Manches ist nie geflossen, es ist nur gezählt: Es würde die Verschmutzung verdünnen. Es sind keine {cotton-liters} Liter aus dem Hahn.',
  },
  'cups-per-liter': {
    title: 'Tassen in einem Liter',
    boundary: 'Die gerundete Umrechnung hinter den Tassen Wasser für die Baumwolle.',
    note: 'Ein Liter sind 4,2268 US-Tassen; wir runden auf {cups-per-liter} Tassen.',
  },
  'us-cup': {
    title: 'Eine US-Tasse',
    boundary: 'Ein Raummaß: ein Sechzehntel einer US-Gallone von 231 Kubikzoll.',
    note: 'Die in den USA übliche Tasse, per Definition: Ein Zoll sind 2,54 Zentimeter.',
  },
  'cup-volume': {
    title: 'Was eine Tasse fasst',
    boundary: 'Eine US-Tasse, auf ganze Milliliter.',
    note: 'Ungefähr so viel, wie in einen kleinen Becher passt.',
  },
  'irrigation-part': {
    title: 'Anteil der Bewässerung am Wasser der Baumwolle',
    boundary: PART,
    note: 'Aus Flüssen, Seen und Brunnen. Eine neuere Zählung, nur für die Rohbaumwolle: {irrigation-liters} Liter.',
  },
  'rain-part': {
    title: 'Anteil des Regens am Wasser der Baumwolle',
    boundary: PART,
    note: 'Er fiel aufs Feld, und die Pflanzen nutzten ihn.',
  },
  'dilution-part': {
    title: 'Wasser, das die Verschmutzung durch Baumwolle verdünnen würde',
    boundary: PART,
    note: 'Man nennt das Verdünnung. Es ist nie geflossen: Es ist das saubere Wasser, das man bräuchte, um zu verdünnen, was Dünger und Chemikalien im Wasser hinterlassen.',
  },
  'newer-irrigation-part': {
    title: 'Der gepumpte Teil von Bewässerung und Regen für Baumwolle, nach einer neueren Studie',
    boundary:
      'Die Zählung des Baumwollkomitees für 2020 bis 2024: was gepumpt wird, als Teil von Gepumptem und Regen. Verdünnung ist nicht gezählt.',
    note: 'Die Zeichnung behält die älteren Anteile, aus denen ihre {cotton-liters} Liter bestehen. Es kommt auf den Ort an.',
  },
  'irrigation-cups': {
    title: 'Tassen Bewässerung für die Baumwolle eines T-Shirts',
    boundary: PART_IN_CUPS,
    note: 'Der Anteil ist in ganzen Prozent angegeben, die Tassen stimmen also auf etwa hundert genau.',
  },
  'rain-cups': {
    title: 'Tassen Regen für die Baumwolle eines T-Shirts',
    boundary: PART_IN_CUPS,
    note: 'Der Anteil ist in ganzen Prozent angegeben, die Tassen stimmen also auf etwa hundert genau.',
  },
  'dilution-cups': {
    title: 'Tassen, die zum Verdünnen der Verschmutzung zählen, für die Baumwolle eines T-Shirts',
    boundary: PART_IN_CUPS,
    note: 'Dieses Wasser fließt nie: So viel bräuchte man, um zu verdünnen, was Dünger und Chemikalien im Wasser hinterlassen.',
  },
  'irrigation-part-liters': {
    title: 'Bewässerung für die Baumwolle eines T-Shirts, in Litern',
    boundary: PART,
    note: 'Der veröffentlichte Anteil, mal die veröffentlichte Summe.',
  },
  'rain-part-liters': {
    title: 'Regen für die Baumwolle eines T-Shirts, in Litern',
    boundary: PART,
    note: 'Er fiel auf das Feld: Niemand hat ihn gepumpt.',
  },
  'dilution-part-liters': {
    title: 'Wasser zum Verdünnen der Verschmutzung, für die Baumwolle eines T-Shirts, in Litern',
    boundary: PART,
    note: 'Gezählt, nicht gegossen.',
  },
  'used-up-liters': {
    title: 'Bewässerung und Regen für die Baumwolle eines T-Shirts, in Litern',
    boundary: 'Beide Teile, ohne das Wasser, das Verschmutzung verdünnt.',
    note: 'Die Summe der beiden.',
  },
  'used-up-cups': {
    title: 'Bewässerung und Regen, die die Baumwolle eines T-Shirts verbraucht hat',
    boundary: 'Beide Teile, ohne das Wasser, das Verschmutzung verdünnt.',
    note: 'Die Summe der beiden.',
  },
  'fiber-irrigation-cups': {
    title: 'Tassen Bewässerung für die rohe Baumwolle eines T-Shirts',
    boundary:
      'Nur die Bewässerung, für die Faser eines T-Shirts von {shirt-weight} Gramm, bei {us-cup} Millilitern pro Tasse.',
    note: 'Das ist eine andere Rechnung als die {irrigation-cups} Tassen: für rohe Baumwolle statt für fertigen Stoff, und neuer.',
  },
  'your-share': {
    title: 'Was du am Tag trinkst, als Anteil am Wasser der Baumwolle',
    boundary: WORKED_FOR_SIX,
    note: 'Fünf Nachkommastellen zeigen, wie wenig das ist; so genau ist die Schätzung dahinter nicht.',
  },
  'your-quotient': {
    title: 'Was du am Tag trinkst, geteilt durch das Wasser der Baumwolle',
    boundary: WORKED_FOR_SIX,
    note: 'Derselbe Anteil, noch nicht in Prozent.',
  },
  bleaching: {
    title: 'Tassen Wasser, um ein T-Shirt zu bleichen',
    boundary: 'Prozesswasser für ein T-Shirt; 10 bis 30 Liter pro Kilogramm Stoff.',
    note: UNTRACED,
  },
  dyeing: {
    title: 'Tassen Wasser, um ein T-Shirt zu färben',
    boundary: 'Prozesswasser für ein T-Shirt; 50 bis 200 Liter pro Kilogramm Stoff.',
    note: UNTRACED,
  },
  printing: {
    title: 'Tassen Wasser, um ein T-Shirt zu bedrucken',
    boundary: 'Prozesswasser für ein T-Shirt; 10 bis 50 Liter pro Kilogramm Stoff.',
    note: UNTRACED,
  },
  finishing: {
    title: 'Tassen Wasser, um ein T-Shirt auszurüsten',
    boundary: 'Prozesswasser für ein T-Shirt; 10 bis 100 Liter pro Kilogramm Stoff.',
    note: 'Diese wirkt viel zu hoch, es sei denn, sie zählt die letzte Wäsche mit.',
  },
  'after-bleaching': {
    title: 'Verbrauchte Tassen nach dem Bleichen',
    boundary: `Der erste der ${processCount} Nassprozesse.`,
    note: UNTRACED_SUM,
  },
  'after-dyeing': {
    title: 'Verbrauchte Tassen nach dem Färben',
    boundary: 'Bleichen und Färben.',
    note: UNTRACED_SUM,
  },
  'after-printing': {
    title: 'Verbrauchte Tassen nach dem Bedrucken',
    boundary: 'Bleichen, Färben und Bedrucken.',
    note: UNTRACED_SUM,
  },
  'after-finishing': {
    title: 'Verbrauchte Tassen nach dem Ausrüsten',
    boundary: `Alle ${processCount} Nassprozesse.`,
    note: `An gemessenen Fabriken geprüft: Strickwarenfabriken in den USA verbrauchten im Mittel {mill-cups-average} Tassen je T-Shirt, {mill-cups.low} bis {mill-cups.high}. Unsere Spanne reicht von der mittleren Fabrik bis zur durstigsten. Woher die ${processCount} Schritte stammen, bleibt offen.`,
  },
  'shirt-cups': {
    title: 'Tassen Wasser für ein T-Shirt: die höchste Zählung',
    boundary: `Die Baumwolle und der höchste Wert aller ${processCount} Prozesse.`,
    note: 'Die Summe nimmt bei jedem Schritt den höchsten Wert. Manches zählt sie vielleicht doppelt, denn die Zahl für Baumwolle gilt für fertigen Stoff.',
  },
  'shirt-cups-low': {
    title: 'Tassen Wasser für ein T-Shirt: die niedrigste Zählung',
    boundary: `Die Baumwolle und der niedrigste Wert aller ${processCount} Prozesse.`,
    note: 'Das Wenigste der Fabrik, nicht das Wenigste überhaupt: Neuere Zählungen des Wassers der Baumwolle bleiben darunter.',
  },
  'shirt-liters': {
    title: 'Liter Wasser für ein T-Shirt: die höchste Zählung',
    boundary: 'Dieselben Tassen in Litern, bei {us-cup} Millilitern pro Tasse.',
    note: 'Mit den gerundeten {cups-per-liter} Tassen pro Liter wären es 2.795 Liter.',
  },
  'factory-liters': {
    title: 'Der Anteil der Fabrik am Wasser eines T-Shirts',
    boundary: 'Bis zu so viel, für Bleichen, Färben, Bedrucken und Ausrüsten.',
    note: 'Was von {shirt-liters} Litern über {cotton-liters} hinausgeht. Die {after-finishing.high} Tassen allein sind 95 Liter: Die veröffentlichten {cotton-liters} sind gerundet.',
  },
  'drinking-cups': {
    title: 'Tassen, die ein Mensch am Tag trinken soll',
    boundary: 'Alle Getränke außer Alkohol, in britischen Gläsern oder Tassen.',
    note: 'Ein Rat aus Großbritannien. Ein Gremium in den USA kam bei Getränken auf übliche {us-drinking-cups.low} Tassen für Frauen und {us-drinking-cups.high} für Männer.',
  },
  'people-for-a-day': {
    title: 'Menschen, für die dieses Wasser einen Tag lang reichen würde',
    boundary:
      'Das Wasser eines T-Shirts, verteilt zu {drinking-cups.low} bis {drinking-cups.high} Tassen pro Mensch, für einen Tag.',
    note: 'Das heißt: Getränke für einen Tag für etwa 1.500 bis {people-for-a-day.high} Menschen. Verglichen werden Mengen; Wasser auf Feldern ist kein Trinkwasser. Britische Gläser sind nicht unsere Tassen: {drinking-cups.low} bis {drinking-cups.high} davon sind 1,2 bis 1,6 Liter, das ergibt 1750 bis 2330 Menschen.',
    correction: { wrong: 'tausend Menschen', right: 'tausend Menschen, für einen Tag' },
  },
  'your-days': {
    title: 'Tage, die dir das Wasser eines T-Shirts reichen würde',
    boundary: WORKED_FOR_SIX,
    note: 'Auf ganze Tage gerundet: Der letzte ist kein voller.',
  },
  'your-years': {
    title: 'Jahre, die dir das Wasser eines T-Shirts reichen würde',
    boundary: WORKED_FOR_SIX,
    note: 'Die Geschichte sagt es in Worten, auf ein halbes Jahr gerundet.',
  },
};
