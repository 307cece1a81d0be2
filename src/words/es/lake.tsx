// The words of the page about the industry's water, in Spanish. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import { Claim } from '../../claim/Claim';
import type * as english from '../en/lake';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./lake')>;

export const pageDescription =
  'El agua que la moda gasta en un año, comparada con el lago Ontario y colgada en cien hilos: cuánta va a los tejidos y cuánta al algodón.';

export const claimUnit = 'de metros cúbicos de agua, cada año';
export const claimDrink = (correction: ReactNode) => <>Es lo que la moda bebe en un año{correction}.</>;
export const claimSaid = ', y se dice que equivale a ';

export const howMuch = '¿Cuánto del lago Ontario es eso?';
export const guessFirst = 'Adivina primero; luego sigue leyendo.';
export const pullWater = 'Arrastra la línea del agua, escribe un número o sigue bajando.';
export const yourShare = 'Tu apuesta, en porcentaje del lago';

export const checkEyebrow = 'Lo comprobamos';
export const checkTitle = (
  <>
    {'No es la mitad del lago: '}
    <strong>
      <Claim id="lake-share" />
    </strong>
  </>
);
export const checkText = (
  <>
    En el lago Ontario caben <Claim id="lake-ontario" format="short" />. Un año de moda, según una estimación,
    son <Claim id="fashion-water" wording="# km³ (2015)" />:{' '}
    <Claim id="lake-one-in">una vigésima parte</Claim> de ese lago y{' '}
    <Claim id="tahoe-share">más o menos la mitad</Claim> del lago Tahoe. La línea discontinua marca la antigua
    afirmación.
  </>
);

export const yarnsLead = 'Imagina que el agua de la moda sale de este lago, hilo a hilo.';
export const yarnsText = (
  <>
    Entre todos son los <Claim id="fashion-water" format="short" /> de agua de un año: cada hilo es el uno por
    ciento.
  </>
);

export const textileLead = 'del agua de la moda va a la producción textil.';
export const textileText = (correction: ReactNode) => (
  <>Suena a fábricas. Probablemente sean campos: agua bombeada a cultivos como el algodón. {correction}.</>
);
export const textileSaid = 'Se dice que los hilos azules equivalen a ';

export const cottonLead = (ofTwenty: string) => (
  <>
    de esos <Claim id="textile-share" wording="# hilos" /> es para el algodón:{' '}
    <Claim id="cotton-of-textile">{ofTwenty}</Claim>.
  </>
);
export const cottonText = (
  <>
    Al algodón le tocan entonces unos <Claim id="cotton-of-all" wording="#" /> de los <Claim id="yarns" />, si
    las dos cifras se sostienen. Los demás hilos azules son de todas las otras fibras.
  </>
);

export const californiaPicture = (share: string) =>
  `El contorno de California, lleno hasta alrededor del ${share} de su superficie.`;
export const californiaFull = (
  <>
    lleno al <Claim id="california-share" />
  </>
);

export const saidHalf = 'se dice que es la mitad';
export const lakeName = 'Lago Ontario';
export const stillShare = (
  <>
    <Claim id="lake-share" />, en superficie
  </>
);
export const stillTahoe = 'el disco: lago Tahoe, dibujado por volumen (no su forma), medio lleno';

/** The parts of the hundred yarns, below their still pictures. */
export const KEY = {
  all: (
    <>
      <Claim id="yarns" /> = toda el agua
    </>
  ),
  textile: (
    <>
      <Claim id="textile-share" wording="# hilos" />: producción textil
    </>
  ),
  everythingElse: (
    <>
      <Claim id="other-share" wording="# hilos" />: todo lo demás
    </>
  ),
  cotton: (
    <>
      <Claim id="cotton-yarns" wording="# hilos" /> de algodón
    </>
  ),
  otherFibers: (
    <>
      <Claim id="other-fibers" wording="# hilos" /> de las demás fibras
    </>
  ),
};
export const keyOfRopes = (cotton: number, all: number) => (
  <>
    <Claim id="cotton-of-textile">{`${cotton} de ${all} cuerdas`}</Claim>, de algodón
  </>
);

export const pictureLakeClaim = (claimed: string) =>
  `El contorno del lago Ontario, lleno desde el oeste hasta el ${claimed} de su superficie, como en nuestro primer borrador.`;
export const pictureLakeCheck = (share: string, claimed: string) =>
  `El contorno del lago Ontario, lleno hasta el ${share} de su superficie. Una línea discontinua marca la antigua afirmación, el ${claimed}. Al lado está el lago Tahoe como un disco dibujado por su volumen, lleno más o menos hasta la mitad.`;
export const pictureYarns = (all: string, water: string) =>
  `${all} hilos colgados, cada uno es el uno por ciento, y todos azules: ${water}.`;
export const pictureTextile = (all: string, textile: string, rest: string) =>
  `${all} hilos colgados, cada uno es el uno por ciento. Una estimación: ${textile} azules para la producción textil, ${rest} sin teñir para todo lo demás.`;
export const pictureCotton = (all: string, cotton: string, other: string, rest: string) =>
  `${all} hilos colgados, cada uno es el uno por ciento. Una estimación: ${cotton} de algodón, ${other} azules para las demás fibras, ${rest} sin teñir para todo lo demás.`;
export const pictureRopes = (textile: string, ropes: number, cotton: number) =>
  `Debajo, esos ${textile} hilos, una estimación, se toman como el total: ${ropes} cuerdas, de las cuales ${cotton} son de algodón.`;

export const labelShare = (share: string) => `${share}, en superficie`;
export const labelTahoe = 'Lago Tahoe, dibujado por volumen (no su forma): medio lleno';
export const labelSource = (share: string) => `${share} del lago`;
/** After how many hang already: "37", "de 100 hilos colgados". */
export const labelHung = (all: string) => `de ${all} hilos colgados`;
export const labelAll = (all: string, water: string) => `${all} hilos = los ${water}`;
export const labelTextile = (yarns: string) => `${yarns} producción textil`;
export const labelRest = (yarns: string) => `${yarns} todo lo demás`;
export const labelCotton = (yarns: string) => `${yarns} algodón`;
export const labelWhole = (yarns: string) => `${yarns} hilos = el total`;
export const labelRopes = (cotton: number, all: number) => `${cotton} de ${all}: algodón`;
export const labelOtherRope = (ropes: number) => `${ropes}: las demás fibras`;

export const onwardSource = (water: string, sources: string) => (
  <>
    Fuente de los {water}: <cite>Pulse of the Fashion Industry</cite>, 2017. Para todas las cifras de esta
    página: {sources}. Las comprobaciones son nuestras.
  </>
);
export const onwardLink = '¡Comparemos el agua con los demás recursos que usa la moda!';
