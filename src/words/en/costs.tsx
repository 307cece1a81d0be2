// The words of the page about what clothes cost.

import { Claim } from '../../claim/Claim';
import { capitalize } from '../capitalize';
import { fabricCount } from './text/fabrics';
import { phaseCount } from './text/phases';

export const pageTitle = 'What clothes cost';
export const pageDescription = `Carbon by phase of production, water against energy and CO2 for ${fabricCount} fabrics, materials on cards, and what you can do.`;
/** After the description: the chapter in brief. */
export const brief = (
  <>
    <p>
      Making the garment gives off <Claim id="garment-phase-share">half</Claim> of a T-shirt’s CO2, more than
      any other phase.
    </p>
    <p>
      Each wear shares what the shirt took: at <Claim id="wears-30" />, it is <Claim id="cups-per-wear-30" />.
    </p>
  </>
);

export const processTitle = 'Costs of the Process';
export const fiveSteps = `${capitalize(phaseCount)} steps to a shirt.`;
export const whichPhase = 'Which one gives off the most CO2?';
/** Until one is marked. */
export const whichOne = 'which one?';
/** In the axis’s title, beside the unit that is struck. */
export const gramsPerShirt = 'g per T-shirt';
export const oneStudy = 'One study, 2019';
export const allPhases = `All ${phaseCount} in numbers`;

export const materialsTitle = 'Costs of the Materials';
export const materialsPicture = `${capitalize(fabricCount)} fabrics, a row each: a glass of water, a filament for energy, and grains for CO2`;
export const energyCheck = 'The energy came to us in kWh; the numbers fit megajoules, a smaller unit.';
/** Over what is left of the energy’s ground. */
export const energyBeside = 'Energy (KwH)';
export const numbersCaption = `One kilogram of each of ${fabricCount} fabrics`;
export const oneKilogram = 'One kilogram of each';

export const cardsTitle = 'Breaking Down Top Materials';

export const tipsTitle = 'What To Do as a Consumer';
/** Behind the number of wears. */
export const wearsUnit = 'wears';
export const yourWears = 'How often you wear a shirt';
/** After the number of cups. */
export const cupsAWear = (wears: string) => `cups a wear, at ${wears}`;
export const firstWear = 'cups for the first wear';
export const patchPicture = (cups: string) => `A T-shirt with a patch of ${cups}`;

export const pictureNotSaved = 'The picture was not saved.';
export const savePicture = 'Save the picture';
export const shareOrSave = 'Share or save';
export const share = 'Share';
