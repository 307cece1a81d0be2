// The tasks of the worksheet; figures stand in braces and words of the glossary in brackets (model/lesson/lessonText.ts), in German.
// Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/lessonTasks';
import type { Translation } from '../../translation';
import { fabricCount } from './fabrics';
import { numberWord } from './grammar';

export type Checked = Translation<typeof english, typeof import('./lessonTasks')>;

export const TASK_TITLES = {
  share: 'Dein Teil vom T-Shirt',
  cups: 'Von Litern zu Tassen',
  lake: 'Ein halber See?',
  percent: 'Prozent von Prozent',
  unit: 'Welche Einheit passt?',
  columns: 'Zwei Spalten malnehmen',
  count: 'Welches Wasser zählt?',
  places: 'Regen oder Fluss?',
  lives: 'Zwei Leben eines T-Shirts',
  jeans: 'Eine Behauptung aus den Nachrichten',
};
/** How many tasks the standard sheet has: "ten". */
export const taskCount = numberWord(Object.keys(TASK_TITLES).length);
/** A task's place on the worksheet: "three". */
export const taskPlace = (task: keyof typeof TASK_TITLES) =>
  numberWord(Object.keys(TASK_TITLES).indexOf(task) + 1);

export const shareGiven =
  'Sagen wir, du trinkst am Tag sechs Tassen Wasser. Für die Baumwolle eines T-Shirts braucht es auf dem Feld {cotton-cups} Wasser. Das ist sein [footprint|Wasserfußabdruck].';
export const sharePart = 'Welcher Teil vom T-Shirt ist dein Tag? Teile. Schreib es in Prozent.';
export const shareOneIn = 'Sag es in Worten: eine Tasse von wie vielen?';

export const cupsGiven =
  'Die Quelle zählt in Litern: {cotton-liters} für die Baumwolle eines T-Shirts. Ein Liter sind etwa {cups-per-liter:number} Tassen.';
export const cupsHowMany = 'Wie viele Tassen sind das?';
export const cupsExact = 'Eine US-Tasse fasst {us-cup}. Nimm jetzt diese Zahl. Kommt dasselbe heraus?';
export const cupsExactAlso = 'Es sind ein paar Tassen weniger. Beim ersten Weg war eine Zahl gerundet.';

export const lakeGiven =
  'In unserem ersten Entwurf stand: Die Mode braucht jedes Jahr so viel Wasser, wie im halben Ontariosee ist. Nach einer Schätzung braucht sie {fashion-water}. Der See fasst {lake-ontario}. Ein Kubikkilometer ist eine Milliarde Kubikmeter.';
export const lakePercent = 'Wie viel Prozent des Sees sind es wirklich?';
export const lakeTimes = 'Wievielmal zu groß ist „die Hälfte“?';
export const lakeTimesAlso =
  'Das ist fast zehn. Vielleicht hat jemand das Komma an die falsche Stelle gesetzt.';

export const percentGiven =
  'Von dem Wasser, das die Mode braucht, gehen {textile-share} in die Herstellung von Stoff. Von diesem Teil sind {cotton-of-textile} für Baumwolle.';
export const percentCotton = 'Wie viel Prozent von allem Wasser der Mode sind für Baumwolle?';
export const percentWhyNot = 'Warum ist die Antwort nicht {cotton-of-textile}?';
export const percentWhyNotSample =
  'Es ist ein Teil von einem Teil. Er zählt nur das Wasser für Stoff, nicht alles Wasser der Mode.';

export const unitGiven =
  'In einem Diagramm unseres ersten Entwurfs heißt es: Alles, was mit einem T-Shirt geschieht, ergibt {phases-sum:number} Kilogramm [co2e] [per-kilogram] Stoff, davon {cotton-phase:number} Kilogramm allein für die Baumwolle. In einer Tabelle steht aber, dass ein Kilogramm [lint] {cotton-co2:number} Kilogramm ergibt.';
export const unitTimes = 'Wievielmal zu groß ist die Zahl im Diagramm für Baumwolle?';
export const unitGrams =
  'Lies die Summe jetzt als Gramm für ein T-Shirt. Wie viele Kilogramm sind das? Andere Studien fanden {published-shirts-co2}. Passt das?';
export const unitGramsAlso = 'Es passt. Die richtige Einheit ist also Gramm für ein T-Shirt.';

export const columnsGiven =
  'Die Tabelle zeigt, wie viel Wasser ein Kilogramm jeder Faser braucht und wie viel davon die Welt in einem Jahr herstellt. Liter pro Kilogramm mal Millionen Tonnen ergibt Milliarden Liter. Tausend davon sind eine Milliarde Kubikmeter.';
export const columnsCotton = 'Fülle die letzte Spalte aus. Was steht bei Baumwolle?';
export const columnsSum = `Zähle alle ${fabricCount} zusammen.`;
export const columnsPercent = 'Wie viel Prozent davon sind Baumwolle?';
export const columnsPercentAlso =
  'Die Geschichte sagt {cotton-of-textile}. Beide liegen nah beieinander. Das ist ein gutes Zeichen und kein Beweis: Beide können aus denselben Tabellen stammen.';

export const countGiven =
  'Die {cotton-liters} hinter der Baumwolle eines T-Shirts sind von dreierlei Art: {irrigation-part} sind [irrigation], {rain-part} Regen und {dilution-part} [dilution].';
export const countIrrigation = 'Wie viele Liter sind Bewässerung?';
export const countRain = 'Wie viele Liter sind Regen?';
export const countDilution = 'Wie viele Liter sind Verdünnung?';
export const countWhich = 'Welches von den dreien würdest du zählen? Nenne einen Grund.';
export const countWhichSample =
  'Es gibt nicht nur eine richtige Antwort. Eine gute nennt einen Grund: Der Regen würde ohnehin auf das Feld fallen, aber der Fluss ist leer für alle, die flussabwärts leben.';

export const placesGiven =
  'Eine Studie hat das Wasser der Baumwolle nach Orten gezählt, für 1996–2005. Die Baumwolle eines T-Shirts nahm so viele Tassen aus Flüssen und Brunnen: {china-river-cups:number} in China im Mittel, {xinjiang-river-cups:number} in Xinjiang, im Westen Chinas.';
export const placesTimes =
  'Heute wächst fast alle Baumwolle Chinas in Xinjiang. Wievielmal so viel wie im Mittel ist das?';
export const placesTimesAlso =
  'Die Zahlen sind immer noch die der alten Jahre: Eine neuere Zählung nach Orten wurde nicht gefunden.';
export const placesWhich =
  'Wächst sie in Brasilien, nimmt die Baumwolle eines T-Shirts {brazil-river-cups:number} Tassen aus Flüssen und Brunnen und {brazil-rain-cups:number} Regen. In Usbekistan sind es {uzbekistan-river-cups:number} und {uzbekistan-rain-cups:number}. Ist das eine besser als das andere? Was müsstest du noch wissen?';
export const placesWhichSample =
  'Es gibt nicht nur eine richtige Antwort. Eine gute sagt, was die Tassen auslassen: Wald, Boden und Gift, was mit dem Regen sonst gewachsen wäre, und wie weit ein Feld von seinem Land abweicht. Außerdem ist die Zählung alt.';

export const livesGiven =
  'Öffne die Seite „Ein T-Shirt, zwei Leben“. Eine Studie sagt, dass die Nutzung {use-phase-share} vom [co2e] eines T-Shirts ausmacht, eine andere sagt {published-use-share}.';
export const livesPredict =
  'Rate zuerst: Trockner, Bügeln oder Strom. Was verschiebt den Anteil am meisten? Drück dann die drei Knöpfe und schreib auf, was jeder dazugibt.';
export const livesPredictSample =
  'Der Strom aus Polen gibt am meisten dazu, dann der Trockner, dann das Bügeln. Eine Antwort mit Grund ist gut, ob sie stimmt oder nicht.';
export const livesMaking =
  'Ein T-Shirt herzustellen stößt {making-co2} aus. Nach Europas Regel wird es {life-wears:number}-mal getragen. Wie viel Gramm sind das für jedes Mal?';
export const livesMakingAlso =
  'Die Pflege kommt dazu. Doppelt so oft tragen halbiert diesen Teil, aber nicht die Pflege.';
export const livesExplain = 'Erkläre: Warum können zwei sorgfältige Studien so weit auseinanderliegen?';
export const livesExplainSample =
  'Sie müssen nicht falsch sein. Vielleicht zählen sie andere Haushalte: einen anderen Trockner, mehr Bügeln, anderen Strom, ein T-Shirt, das seltener getragen wird. Die Anteile hängen an dem, was man annimmt. Darum muss eine Studie es sagen.';

export const jeansGiven =
  'Diese Behauptung steht nicht in unserer Geschichte. Die Vereinten Nationen schrieben 2019: Für eine Jeans braucht man {jeans-liters} Wasser, so viel, wie ein Mensch in {jeans-years} trinkt. Ein Liter sind etwa {cups-per-liter:number} Tassen. Prüfe das so, wie du einen Fehler suchst: Teile, und sieh dann, wie weit es danebenliegt.';
export const jeansYears =
  'Sagen wir, ein Mensch trinkt acht Tassen am Tag. Für wie viele Jahre reicht das Wasser?';
export const jeansTimes = 'Wievielmal so lang ist das, wie die Behauptung sagt?';
export const jeansTimesAlso =
  'Die Behauptung denkt also an jemanden, der so viel trinkt: {jeans-cups-a-day}. Das gibt es: Ein Gremium in den USA sagt {us-drinking-cups}. Die Größenordnung stimmt, aber es fehlt, wie viel ein Mensch trinkt.';
export const jeansTell =
  'Würdest du das weitersagen? Sag, was gezählt wird, was fehlt und wie sicher du bist.';
export const jeansTellSample =
  'Es gibt nicht die eine richtige Antwort. Eine gute sagt, dass die Größenordnung stimmen kann: In einer Jeans steckt mehr Baumwolle als in einem T-Shirt, und das braucht {cotton-liters}. Sie sagt auch, was fehlt: welches Wasser gezählt wird, wie viel ein Mensch trinkt, und dass niemand das Wasser eines Feldes trinkt.';

export const QUICK_TITLES = { lint: 'Samen oder Faser?' };
export const lintGiven =
  'Eine Studie hat das Wasser der Saatbaumwolle gezählt: [lint] und Samen zusammen, so wie man sie pflückt. In Indien nimmt ein Kilogramm davon {india-irrigation:number} Liter aus Flüssen und Brunnen. In der Welt braucht ein Kilogramm Faser {lint-water:number} Liter Wasser jeder Art und ein Kilogramm Saatbaumwolle {seed-cotton-water:number}. In einem T-Shirt stecken {shirt-weight} Faser. Ein Liter sind etwa {cups-per-liter:number} Tassen.';
export const lintCups =
  'Wie viele Tassen aus Flüssen und Brunnen nimmt die Baumwolle eines T-Shirts in Indien?';
export const lintWhy = 'Warum braucht ein Kilogramm Faser mehr Wasser als ein Kilogramm Saatbaumwolle?';
export const lintWhySample =
  'Für ein Kilogramm Faser braucht es mehr als ein Kilogramm Saatbaumwolle. Auch die Samen tragen einen Teil vom Wasser: Die Studie teilt es danach auf, was beide beim Verkauf einbringen.';

export const LEVELS = { younger: 'Jüngere', standard: 'Normal', quick: 'Schnelle' };

export const BARS = {
  day: 'Ein Mensch, am Tag',
  shirt: 'Die Baumwolle eines T-Shirts',
  bath: 'Eine Badewanne',
  fashion: 'Die Mode, im Jahr',
  lake: 'Ontariosee',
  cloth: 'Davon für Stoff',
  chart: 'Kilogramm im Diagramm',
  table: 'Kilogramm in der Tabelle',
  irrigation: 'Bewässerung',
  rain: 'Regen',
  dilution: 'Verdünnung',
  brazil: 'Brasilien',
  china: 'China, im Mittel',
  xinjiang: 'Xinjiang',
  uzbekistan: 'Usbekistan',
  oneStudy: 'Eine Studie',
  otherStudy: 'Eine andere Studie',
  jeans: 'Eine Jeans',
  seedCotton: 'Saatbaumwolle',
  lint: 'Faser',
};
