// The words of the page about the industry's water, in French. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import { Claim } from '../../claim/Claim';
import type * as english from '../en/lake';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./lake')>;

export const pageDescription =
  'L’eau de la mode en un an, mesurée dans le lac Ontario puis suspendue en cent fils.';
export const brief = (
  <>
    <p>
      On disait que les <Claim id="fashion-water" /> valent <Claim id="lake-claimed">la moitié</Claim> du lac
      Ontario{'\u202f; '}c’est <Claim id="lake-share" />.
    </p>
    <p>
      <Claim id="textile-share" /> de cela vont à la production textile, et <Claim id="cotton-of-textile" />{' '}
      de cette part tiennent au coton.
    </p>
  </>
);

export const claimUnit = 'milliards de mètres cubes d’eau, chaque année.';
export const howMuch = 'Quelle part du lac Ontario est-ce\u202f?';
export const yourShare = 'Votre pari, en pour cent du lac';
/** After the number that is guessed. */
export const shareUnit = '% du lac';

/** Below the number: the claim, struck, and what is true. */
export const checkText = (half: ReactNode) => (
  <>
    On dit que cela vaut {half} du lac Ontario. Puis nous avons vérifié :{' '}
    <Claim id="fashion-water" wording="#" /> sur <Claim id="lake-ontario" />.
  </>
);
export const half = 'la moitié';

/** After the number. */
export const textileUnit = 'vont à la production textile.';
export const textileText = (all: ReactNode, mended: ReactNode) => (
  <>
    On dit que cela vaut {all} {mended} de ce que la Californie a consommé en 2021.
  </>
);
export const all = 'la totalité';

/** After the number. */
export const cottonUnit = 'de cela tiennent au coton.';

export const pictureLake = 'Le contour du lac Ontario, vide.';
export const pictureLakeCheck = (share: string, claimed: string) =>
  `Le contour du lac Ontario, rempli sur ${share} de sa surface. Une ligne de points marque l’ancienne affirmation de ${claimed}.`;
export const pictureTextile = (all: string, textile: string, rest: string) =>
  `${all} fils suspendus, un pour chaque pour cent. Une estimation\u00a0: ${textile} bleus pour la production textile, ${rest} non teints pour tout le reste.`;
export const pictureCotton = (all: string, cotton: string, other: string) =>
  `${all} fils suspendus, un pour chaque pour cent. Une estimation\u00a0: ${cotton} de coton, ${other} bleus pour les autres fibres.`;

export const lakeName = 'Lac Ontario';
/** The tags of the lines in the lake: what was guessed, and what was said. */
export const labelYou = (percent: string) => `vous\u00a0: ${percent}`;
export const saidHalf = 'dit-on\u00a0: la moitié';
/** After how many hang already: "37", "fils suspendus sur 100". */
export const labelHung = (all: string) => `fils suspendus sur ${all}`;
export const labelTextile = (yarns: string, all: string) => `${yarns} fils sur ${all}`;
export const labelCotton = (share: string, yarns: string) => `${share} des ${yarns}\u00a0: coton`;
export const labelWhole = (all: string) => `toute l’eau de la mode = ${all} fils`;

export const onwardSource = (water: ReactNode) => (
  <>
    Les {water}
    {'\u00a0: '}
    <cite>Pulse of the Fashion Industry</cite>, un rapport de 2017.
  </>
);
export const onwardLink = 'Comparons l’eau aux autres ressources de la mode !';
