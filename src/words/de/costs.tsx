// The words of the page about what clothes cost, in German. Translated by machine; no native speaker has read them yet.

import { Claim } from '../../claim/Claim';
import { capitalize } from '../capitalize';
import type * as english from '../en/costs';
import type { Translation } from '../translation';
import { cardCount } from './text/fabricCards';
import { fabricCount, measureCount } from './text/fabrics';
import { phaseCount } from './text/phases';

export type Checked = Translation<typeof english, typeof import('./costs')>;

export const pageTitle = 'Was Kleidung kostet';
export const pageDescription = `CO2 in jeder Phase der Herstellung, Wasser neben Energie und CO2 für ${fabricCount} Stoffe, Materialien auf Karten und was du tun kannst.`;

export const processTitle = 'Was die Herstellung kostet';
export const fiveSteps = `${capitalize(phaseCount)} Schritte bis zum T-Shirt.`;
export const whichPhase = 'Welcher stößt am meisten CO2 aus?';
export const whichOne = 'welcher?';
export const gramsPerShirt = 'g pro T-Shirt';
export const allPhases = `Alle ${phaseCount} in Zahlen`;
export const playAgain = 'Noch einmal';
export const stop = 'Anhalten';

export const materialsTitle = 'Was die Materialien kosten';
export const materialsPicture = `${capitalize(fabricCount)} Stoffe, je eine Reihe: ein Glas Wasser, ein Glühfaden für die Energie und Körner für das CO2`;
export const energyCheck =
  'Die Energie bekamen wir in kWh; die Zahlen passen zu Megajoule, einer kleineren Einheit.';
export const allCharts = `Alle ${measureCount} Diagramme, mit ihren Tabellen`;
export const numbersCaption = `Je ein Kilogramm von ${fabricCount} Stoffen`;
export const oneKilogram = 'Von jedem ein Kilogramm';
export const useEnergy = 'Energie verbrauchen';
export const thenCo2 = 'Erst Energie, dann CO2';
export const breatheOut = 'Und das CO2: Welcher Stoff stößt am meisten aus?';
export const emitCo2 = 'CO2 ausstoßen';
export const shirtShare = (
  <>
    Auf ein T-Shirt entfallen <Claim id="irrigation-liters" />:
  </>
);
export const irrigationAlone = 'allein die Bewässerung der Faser. ';
export const cottonCounts = (
  <>
    <span>Die </span>
    <Claim id="cotton-liters" />
    <span> zählen weitere Wasserarten mit, nach älteren Daten und für fertigen Stoff.</span>
  </>
);
export const oneTurn = (kwh: number) => `Jede Windung steht für ${kwh} kWh,`;
export const givenUnit = 'die Einheit, die wir bekamen; die Zahlen passen zu Megajoule';
export const smallerUnit = ', einer kleineren Einheit';
export const oneGrain = 'Jedes Korn steht für ein Zehntel Kilogramm CO2.';
export const tenGrains = 'Zehn Körner sind ein Kilogramm.';
export const turnBesideName = (kwh: number) => ` Neben einem Namen steht jede Windung für ${kwh} kWh.`;
export const besideNames = 'jetzt neben jedem Namen';
export const least = 'min.';

export const cardsTitle = (
  <>
    Die Materialien
    <br /> unter der Lupe
  </>
);
export const cardsLead = `${capitalize(cardCount)} Karten, zwei Seiten. Dreh eine um und sieh dir ihre Rechnung an.`;
export const nextCard = 'Nächste Karte';
export const cardsKeys = 'Karten: Pfeiltasten führen von einer zur nächsten';
export const turnOver = 'Umdrehen';
export const turnOverCard = (name: string) => `Umdrehen: ${name}`;
export const turnedCard = (name: string, place: number, count: number) =>
  `${name}: Karte ${place} von ${count}, umgedreht.`;
export const billCaption = (name: string) => `${name}: Zahlen und Rang unter ${fabricCount} Stoffen`;
export const BILL_NAMES = { water: 'Wasser', energy: 'Energie', co2: 'CO2' };
export const BILL_UNITS = { water: 'L pro kg', energy: 'kWh pro kg', co2: 'kg pro kg' };

export const tipsTitle = 'Was du tun kannst';
/** After the number. */
export const cupsEachWear = 'Tassen bei jedem Tragen';
export const wears = 'Wie oft getragen';
export const fewerWears = 'Seltener tragen';
export const moreWears = 'Öfter tragen';
export const ofAllCups = (
  <>
    <span>von bis zu </span>
    <Claim id="shirt-cups" isPlain />
  </>
);
export const wornShirt = (wears: string, state: string) =>
  `Ein T-Shirt aus allen seinen Tassen. ${wears} Sie stehen daneben und sind auf dem T-Shirt dunkel. ${state}`;
/** What has become of the shirt of the scene. */
export const SHIRT_STATES = {
  worn: 'Mit jedem Tragen wird der Stoff blasser. Und jedes Mal kostet weniger Tassen.',
  mended: 'Eine Naht ging auf und ist geflickt. Du kannst es wieder tragen.',
  washed: 'Kühler gewaschen und an der Luft getrocknet.',
  'handed on': 'Weitergegeben. Jetzt trägt es jemand anders.',
};

/** Where the reader has set them: what their page says. */
export const yourTwoLives = (line: string) => `Deine zwei Leben. ${line}`;

export const pickCups = 'Meine Tassen Wasser am Tag';
export const pickInvitation = 'Wie viele trinkst du am Tag? Wähle: Es wird neu gestickt, in Gelb.';
export const pickedCups = (cups: string, days: string) => `${cups} am Tag: ${days} Tage in einem T-Shirt.`;
export const pictureNotSaved = 'Das Bild wurde nicht gespeichert.';
export const shareOwn = 'Meinen Faden teilen';
export const shareStory = 'Die Geschichte teilen';
export const savePicture = 'Bild speichern';
export const sources = (list: string) => `Quellen: ${list}.`;
