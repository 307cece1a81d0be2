// The words of the page about what clothes cost, in Spanish. Translated by machine; no native speaker has read them yet.

import { Claim } from '../../claim/Claim';
import { capitalize } from '../capitalize';
import type * as english from '../en/costs';
import type { Translation } from '../translation';
import { fabricCount, measureCount } from './text/fabrics';
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
export const playAgain = 'Ver otra vez';
export const stop = 'Parar';

export const materialsTitle = 'Lo que cuestan los materiales';
export const materialsPicture = `${capitalize(fabricCount)} telas, una por fila: un vaso de agua, un filamento para la energía y granos para el CO2`;
export const energyCheck =
  'La energía nos llegó en kWh; los números encajan con megajulios, una unidad menor.';
export const allCharts = `Los ${measureCount} gráficos, con sus tablas`;
export const numbersCaption = `Un kilogramo de cada una de las ${fabricCount} telas`;
export const oneKilogram = 'Un kilogramo de cada una';
export const useEnergy = 'Gastar energía';
export const thenCo2 = 'Energía y luego CO2';
export const breatheOut = 'Y ahora el CO2: ¿qué tela emite más?';
export const emitCo2 = 'Emitir CO2';
export const shirtShare = (
  <>
    A una camiseta le tocan <Claim id="irrigation-liters" />:
  </>
);
export const irrigationAlone = 'solo el riego de la fibra. ';
export const cottonCounts = (
  <>
    <span>Los </span>
    <Claim id="cotton-liters" />
    <span> incluyen más clases de agua, con datos más antiguos y tela acabada.</span>
  </>
);
export const oneTurn = (kwh: number) => `Cada vuelta del alambre son ${kwh} kWh,`;
export const givenUnit = 'la unidad que nos dieron; los números encajan con megajulios';
export const smallerUnit = ', una unidad menor';
export const oneGrain = 'Cada grano es una décima de kilogramo de CO2.';
export const besideNames = 'ahora junto a cada nombre';
export const least = 'mín.';

export const cardsTitle = 'Los materiales, uno por uno';
export const BILL_NAMES = { water: 'Agua', energy: 'Energía', co2: 'CO2' };

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
