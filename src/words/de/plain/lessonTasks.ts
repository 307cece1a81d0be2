// The tasks of the worksheet; figures stand in braces and words of the glossary in brackets (model/lesson/lessonText.ts), in German.
// Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/plain/lessonTasks';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./lessonTasks')>;

export const share = {
  title: 'Dein Teil vom T-Shirt',
  given:
    'Sagen wir, du trinkst am Tag sechs Tassen Wasser. Für die Baumwolle eines T-Shirts braucht es auf dem Feld {cotton-cups} Wasser. Das ist sein [footprint|Wasserfußabdruck].',
  part: 'Welcher Teil vom T-Shirt ist dein Tag? Teile. Schreib es in Prozent.',
  oneIn: 'Sag es in Worten: eine Tasse von wie vielen?',
};

export const cups = {
  title: 'Von Litern zu Tassen',
  given:
    'Die Quelle zählt in Litern: {cotton-liters} für die Baumwolle eines T-Shirts. Ein Liter sind etwa {cups-per-liter:number} Tassen.',
  howMany: 'Wie viele Tassen sind das?',
  exact: 'Eine US-Tasse fasst {us-cup}. Nimm jetzt diese Zahl. Kommt dasselbe heraus?',
  exactAlso: 'Es sind ein paar Tassen weniger. Beim ersten Weg war eine Zahl gerundet.',
};

export const lake = {
  title: 'Ein halber See?',
  given:
    'Es heißt: Die Mode braucht jedes Jahr so viel Wasser, wie im halben Ontariosee ist. In Wahrheit braucht sie {fashion-water}. Der See fasst {lake-ontario}. Ein Kubikkilometer ist eine Milliarde Kubikmeter.',
  percent: 'Wie viel Prozent des Sees sind es wirklich?',
  times: 'Wie viel Mal zu groß ist „die Hälfte“?',
  timesAlso: 'Das ist fast zehn. Vielleicht hat jemand das Komma an die falsche Stelle gesetzt.',
};

export const percent = {
  title: 'Prozent von Prozent',
  given:
    'Von dem Wasser, das die Mode braucht, gehen {textile-share} in die Herstellung von Stoff. Von diesem Teil sind {cotton-of-textile} für Baumwolle.',
  cotton: 'Wie viel Prozent von allem Wasser der Mode sind für Baumwolle?',
  whyNot: 'Warum ist die Antwort nicht {cotton-of-textile}?',
  whyNotSample:
    'Es ist ein Teil von einem Teil. Er zählt nur das Wasser für Stoff, nicht alles Wasser der Mode.',
};

export const unit = {
  title: 'Welche Einheit passt?',
  given:
    'In einem Diagramm heißt es: Alles, was mit einem T-Shirt geschieht, ergibt {phases-sum:number} Kilogramm [co2e] [per-kilogram] Stoff, davon {cotton-phase:number} Kilogramm allein für die Baumwolle. In einer Tabelle steht aber, dass ein Kilogramm [lint] {cotton-co2:number} Kilogramm ergibt.',
  times: 'Wie viel Mal zu groß ist die Zahl im Diagramm für Baumwolle?',
  grams:
    'Lies die Summe jetzt als Gramm für ein T-Shirt. Wie viele Kilogramm sind das? Andere Studien fanden {published-shirts-co2}. Passt das?',
  gramsAlso: 'Es passt. Die richtige Einheit ist also Gramm für ein T-Shirt.',
};

export const columns = {
  title: 'Zwei Spalten malnehmen',
  given:
    'Die Tabelle zeigt, wie viel Wasser ein Kilogramm jeder Faser braucht und wie viel davon die Welt in einem Jahr herstellt. Liter pro Kilogramm mal Millionen Tonnen ergibt Milliarden Liter. Tausend davon sind eine Milliarde Kubikmeter.',
  cotton: 'Fülle die letzte Spalte aus. Was steht bei Baumwolle?',
  sum: 'Zähle alle sechs zusammen.',
  percent: 'Wie viel Prozent davon sind Baumwolle?',
  percentAlso:
    'Die Geschichte sagt {cotton-of-textile}. Beide liegen nah beieinander: Daten können Daten prüfen.',
};

export const count = {
  title: 'Welches Wasser zählt?',
  given:
    'Die {cotton-liters} hinter der Baumwolle eines T-Shirts sind von dreierlei Art: {irrigation-part} sind [irrigation], {rain-part} Regen und {dilution-part} [dilution].',
  irrigation: 'Wie viele Liter sind Bewässerung?',
  rain: 'Wie viele Liter sind Regen?',
  dilution: 'Wie viele Liter sind Verdünnung?',
  which: 'Welches von den dreien würdest du zählen? Nenne einen Grund.',
  whichSample:
    'Es gibt nicht nur eine richtige Antwort. Eine gute nennt einen Grund: Der Regen würde ohnehin auf das Feld fallen, aber der Fluss ist leer für alle, die weiter unten leben.',
};
