// The words of the page about the industry's water, in Spanish. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import { Claim } from '../../claim/Claim';
import type * as english from '../en/lake';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./lake')>;

export const pageDescription =
  'El agua que la moda gasta en un año, medida en el lago Ontario y colgada en cien hilos.';
export const brief = (
  <>
    <p>
      Se dijo que los <Claim id="fashion-water" /> equivalen a <Claim id="lake-claimed">la mitad</Claim> del
      lago Ontario; son el <Claim id="lake-share" />.
    </p>
    <p>
      El <Claim id="textile-share" /> de eso va a la producción textil, y el <Claim id="cotton-of-textile" />{' '}
      de esa parte se debe al algodón.
    </p>
  </>
);

export const claimUnit = 'mil millones de metros cúbicos de agua, cada año.';
export const howMuch = '¿Cuánto del lago Ontario es eso?';
export const yourShare = 'Tu apuesta, en porcentaje del lago';
/** After the number that is guessed. */
export const shareUnit = '% del lago';

/** Below the number: the claim, struck, and what is true. */
export const checkText = (half: ReactNode) => (
  <>
    Se dice que equivale a {half} del lago Ontario. Lo comprobamos: <Claim id="fashion-water" wording="#" />{' '}
    de <Claim id="lake-ontario" />.
  </>
);
export const half = 'la mitad';

/** After the number. */
export const textileUnit = 'va a la producción textil.';
export const textileText = (all: ReactNode, mended: ReactNode) => (
  <>
    Se dice que equivale a {all} {mended} de lo que usó California en 2021.
  </>
);
export const all = 'todo';

/** After the number. */
export const cottonUnit = 'de eso se debe al algodón.';

export const pictureLake = 'El contorno del lago Ontario, vacío.';
export const pictureLakeCheck = (share: string, claimed: string) =>
  `El contorno del lago Ontario, lleno hasta el ${share} de su superficie. Una línea de puntos marca la antigua afirmación, el ${claimed}.`;
export const pictureTextile = (all: string, textile: string, rest: string) =>
  `${all} hilos colgados, cada uno es el uno por ciento. Una estimación: ${textile} azules para la producción textil, ${rest} sin teñir para todo lo demás.`;
export const pictureCotton = (all: string, cotton: string, other: string) =>
  `${all} hilos colgados, cada uno es el uno por ciento. Una estimación: ${cotton} de algodón, ${other} azules para las demás fibras.`;

export const lakeName = 'Lago Ontario';
/** The tags of the lines in the lake: what was guessed, and what was said. */
export const labelYou = (percent: string) => `tú: ${percent}`;
export const saidHalf = 'se dijo: la mitad';
/** After how many hang already: "37", "de 100 hilos colgados". */
export const labelHung = (all: string) => `de ${all} hilos colgados`;
export const labelTextile = (yarns: string, all: string) => `${yarns} de ${all} hilos`;
export const labelCotton = (share: string, yarns: string) => `${share} de los ${yarns}: algodón`;
export const labelWhole = (all: string) => `toda el agua de la moda = ${all} hilos`;

export const onwardSource = (water: ReactNode) => (
  <>
    Los {water}: <cite>Pulse of the Fashion Industry</cite>, un informe de 2017.
  </>
);
export const onwardLink = '¡Comparemos el agua con los demás recursos que usa la moda!';
