// The words of the page about what clothes cost, in German. Translated by machine; no native speaker has read them yet.

import { Claim } from '../../claim/Claim';
import { capitalize } from '../capitalize';
import type * as english from '../en/costs';
import type { Translation } from '../translation';
import { fabricCount } from './text/fabrics';
import { phaseCount } from './text/phases';

export type Checked = Translation<typeof english, typeof import('./costs')>;

export const pageTitle = 'Was Kleidung kostet';
export const pageDescription = `CO2 in jeder Phase der Herstellung, Wasser neben Energie und CO2 für ${fabricCount} Stoffe, Materialien auf Karten und was du tun kannst.`;
export const brief = (
  <>
    <p>
      Die Herstellung der Kleidung verursacht <Claim id="garment-phase-share">die Hälfte</Claim> des CO2 eines
      T-Shirts, mehr als jede andere Phase.
    </p>
    <p>
      Jedes Tragen teilt, was das T-Shirt gebraucht hat: Bei <Claim id="wears-30" /> sind es{' '}
      <Claim id="cups-per-wear-30" />.
    </p>
  </>
);

export const processTitle = 'Was die Herstellung kostet';
export const fiveSteps = `${capitalize(phaseCount)} Schritte bis zum T-Shirt.`;
export const whichPhase = 'Welcher stößt am meisten CO2 aus?';
export const whichOne = 'welcher?';
export const gramsPerShirt = 'g pro T-Shirt';
export const oneStudy = 'Eine Studie, 2019';
export const allPhases = `Alle ${phaseCount} in Zahlen`;

export const materialsTitle = 'Was die Materialien kosten';
export const materialsPicture = `${capitalize(fabricCount)} Stoffe, je eine Reihe: ein Glas Wasser, ein Glühfaden für die Energie und Körner für das CO2`;
export const energyCheck =
  'Die Energie bekamen wir in kWh; die Zahlen passen zu Megajoule, einer kleineren Einheit.';
/** Over what is left of the energy’s ground. */
export const energyBeside = 'Energie (kWh)';
export const numbersCaption = `Je ein Kilogramm von ${fabricCount} Stoffen`;
export const oneKilogram = 'Von jedem ein Kilogramm';

export const cardsTitle = 'Die Materialien unter der Lupe';

export const tipsTitle = 'Was du tun kannst';
export const wearsUnit = 'Mal';
export const yourWears = 'Wie oft du ein T-Shirt trägst';
export const cupsAWear = (wears: string) => `Tassen jedes Mal, ${wears}`;
export const firstWear = 'Tassen für das erste Mal';
export const patchPicture = (cups: string) => `Ein T-Shirt mit einem Flicken aus ${cups}`;

export const pictureNotSaved = 'Das Bild wurde nicht gespeichert.';
export const savePicture = 'Bild speichern';
export const shareOrSave = 'Teilen oder speichern';
export const share = 'Teilen';
