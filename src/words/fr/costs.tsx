// The words of the page about what clothes cost, in French. Translated by machine; no native speaker has read them yet.

import { Claim } from '../../claim/Claim';
import { capitalize } from '../capitalize';
import type * as english from '../en/costs';
import type { Translation } from '../translation';
import { fabricCount } from './text/fabrics';
import { phaseCount } from './text/phases';

export type Checked = Translation<typeof english, typeof import('./costs')>;

export const pageTitle = 'Ce que coûtent les vêtements';
export const pageDescription = `Le carbone de chaque phase de la production, l’eau face à l’énergie et au CO2 pour ${fabricCount} tissus, des matières sur des cartes et ce que vous pouvez faire.`;
export const brief = (
  <>
    <p>
      La fabrication du vêtement émet <Claim id="garment-phase-share">la moitié</Claim> du CO2 d’un T-shirt,
      plus que toute autre phase.
    </p>
    <p>
      Chaque port partage ce que le T-shirt a coûté{'\u202f: '}à <Claim id="wears-30" />, c’est{' '}
      <Claim id="cups-per-wear-30" />.
    </p>
  </>
);

export const processTitle = 'Ce que coûte la production';
export const fiveSteps = `${capitalize(phaseCount)} étapes pour un T-shirt.`;
export const whichPhase = 'Laquelle émet le plus de CO2\u202f?';
export const whichOne = 'laquelle\u202f?';
export const gramsPerShirt = 'g par T-shirt';
export const oneStudy = 'Une seule étude, 2019';
export const allPhases = `Les ${phaseCount} en chiffres`;

export const materialsTitle = 'Ce que coûtent les matières';
export const materialsPicture = `${capitalize(fabricCount)} tissus, un par ligne : un verre d’eau, un filament pour l’énergie et des grains pour le CO2`;
export const energyCheck = 'L’énergie est venue en kWh ; les chiffres vont avec des mégajoules, plus petits.';
/** Over what is left of the energy’s ground. */
export const energyBeside = 'Énergie (kWh)';
export const numbersCaption = `Un kilogramme de chacun des ${fabricCount} tissus`;
export const oneKilogram = 'Un kilogramme de chaque';

export const cardsTitle = 'Les matières à la loupe';

export const tipsTitle = 'Ce que vous pouvez faire';
export const wearsUnit = 'fois';
export const yourWears = 'Combien de fois vous portez un T-shirt';
export const cupsAWear = (wears: string) => `tasses par utilisation, pour ${wears}`;
export const firstWear = 'tasses pour la première fois';
export const patchPicture = (cups: string) => `Un T-shirt avec une pièce de ${cups}`;

export const pictureNotSaved = 'L’image n’a pas été enregistrée.';
export const savePicture = 'Enregistrer l’image';
export const shareOrSave = 'Partager ou enregistrer';
export const share = 'Partager';
