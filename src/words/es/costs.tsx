// The words of the page about what clothes cost, in Spanish. Translated by machine; no native speaker has read them yet.

import { Claim } from '../../claim/Claim';
import { capitalize } from '../capitalize';
import type * as english from '../en/costs';
import type { Translation } from '../translation';
import { fabricCount } from './text/fabrics';
import { phaseCount } from './text/phases';

export type Checked = Translation<typeof english, typeof import('./costs')>;

export const pageTitle = 'Lo que cuesta la ropa';
export const pageDescription = `El carbono de cada fase de la producción, el agua frente a la energía y el CO2 de ${fabricCount} telas, materiales en tarjetas y lo que puedes hacer.`;
export const brief = (
  <>
    <p>
      Hacer la prenda emite <Claim id="garment-phase-share">la mitad</Claim> del CO2 de una camiseta, más que
      cualquier otra fase.
    </p>
    <p>
      Cada uso reparte lo que costó la camiseta: con <Claim id="wears-30" />, son{' '}
      <Claim id="cups-per-wear-30" />.
    </p>
  </>
);

export const processTitle = 'Lo que cuesta el proceso';
export const fiveSteps = `${capitalize(phaseCount)} pasos hasta una camiseta.`;
export const whichPhase = '¿Cuál emite más CO2?';
export const whichOne = '¿cuál?';
export const gramsPerShirt = 'g por camiseta';
export const oneStudy = 'Un solo estudio, 2019';
export const allPhases = `Los ${phaseCount} en números`;

export const materialsTitle = 'Lo que cuestan los materiales';
export const materialsPicture = `${capitalize(fabricCount)} telas, una por fila: un vaso de agua, un filamento para la energía y granos para el CO2`;
export const energyCheck =
  'La energía nos llegó en kWh; los números encajan con megajulios, una unidad menor.';
/** Over what is left of the energy’s ground. */
export const energyBeside = 'Energía (kWh)';
export const numbersCaption = `Un kilogramo de cada una de las ${fabricCount} telas`;
export const oneKilogram = 'Un kilogramo de cada una';

export const cardsTitle = 'Los materiales, uno por uno';

export const tipsTitle = 'Qué puedes hacer tú';
export const wearsUnit = 'usos';
export const yourWears = 'Cuántas veces usas una camiseta';
export const cupsAWear = (wears: string) => `tazas por uso, con ${wears}`;
export const firstWear = 'tazas para el primer uso';
export const patchPicture = (cups: string) => `Una camiseta con un parche de ${cups}`;

export const pictureNotSaved = 'No se guardó la imagen.';
export const savePicture = 'Guardar la imagen';
export const shareOrSave = 'Compartir o guardar';
export const share = 'Compartir';
