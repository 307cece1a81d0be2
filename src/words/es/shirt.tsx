// The words of the page about one T-shirt, in Spanish. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import { Claim } from '../../claim/Claim';
import type * as english from '../en/shirt';
import type { Translation } from '../translation';
import { processCount } from './text/processes';

export type Checked = Translation<typeof english, typeof import('./shirt')>;

export const pageTitle = 'Una camiseta';
export const pageDescription = 'Una camiseta de algodón y el agua que necesita, dibujada taza a taza.';
export const brief = (
  <>
    <p>
      Su algodón necesita <Claim id="cotton-cups" />: el <Claim id="rain-part" /> cayó como lluvia, el{' '}
      <Claim id="irrigation-part" /> vino de ríos y pozos y el <Claim id="dilution-part" /> nadie lo vertió.
    </p>
    <p>
      La fábrica añade <Claim id="after-finishing" />. En total, hasta <Claim id="shirt-cups" />, o{' '}
      <Claim id="shirt-liters" />.
    </p>
  </>
);

// Your cups, and the step back.
export const zoomName = 'Tu día junto a una camiseta';
export const zoomPictureOne = (all: string) => `Una camiseta hecha de ${all}; una está marcada`;
export const zoomPictureYours = (all: string, yours: string) =>
  `Una camiseta hecha de ${all}; ${yours} en amarillo`;
/** After their number. */
export const inView = 'tazas a la vista';
export const oneCup = 'una taza';
export const ofDay = (cups: string, isOne: boolean) => `${isOne ? 'tu' : 'tus'} ${cups} al día`;
export const howMany = '¿Cuántas tazas lleva una camiseta?';
export const allCups = 'tazas.';
export const yourPart = (count: number, cups: string, percent: ReactNode) => (
  <>
    <span>{`${count === 1 ? 'Tu' : 'Tus'} ${cups} ${count === 1 ? 'es' : 'son'} el `}</span>
    {percent}
    <span> del total.</span>
  </>
);
export const oneCupsPart = (percent: ReactNode) => (
  <>
    <span>{'Una taza es el '}</span>
    {percent}
    <span> del total.</span>
  </>
);

// The three waters.
export const watersName = 'Una camiseta, tres aguas';
export const watersAll = 'Una camiseta, tres aguas.';
/** Beside the parts of the picture. */
export const WATER_LABELS = {
  rain: 'cayó como lluvia',
  irrigation: 'de ríos y pozos',
  dilution: 'nadie la vertió: enjuagaría el resto',
};

// The four wet processes.
export const STEP_TEXTS = {
  bleaching: 'El algodón color paja se vuelve blanco.',
  dyeing: 'A la tina, y luego enjuagar, enjuagar, enjuagar.',
  printing: 'La pasta va seca. El lavado, no.',
  finishing: 'Suave, lisa y lista para la tienda.',
};
export const soFar = (cups: ReactNode) => <>Hasta aquí {cups}</>;
export const cupsSoFar = 'tazas por ahora';

// All cups, and the visitor's years.
export const closingTitle = (
  <>
    <span>
      <Claim id="shirt-cups" />.
    </span>{' '}
    <span>
      <Claim id="shirt-liters" />.
    </span>
  </>
);
/** `cups` is “403 cups”. */
export const closingFactory = (cups: string) => (
  <>
    El algodón, y <Claim id="after-finishing">{cups}</Claim> más para procesarlo.
  </>
);
export const closingPeople = (people: string, fewest: string, most: string) => (
  <>
    Es agua para{' '}
    <b>
      <Claim id="people-for-a-day">{people}</Claim>,
    </b>{' '}
    durante un día, si cada una bebe <Claim id="drinking-cups">{`de ${fewest} a ${most} tazas`}</Claim>.
  </>
);
/** The reader’s days, “1,971 days”, and “nearly five and a half years”. */
export const yours = (days: ReactNode, years: ReactNode) => (
  <>
    O tú, durante <span>{days}</span>: <span>{years}</span>. Una puntada por día.
  </>
);
export const fieldPicture = (all: string) =>
  `${all}, según una estimación: un campo pálido para el algodón y ${processCount} bloques pequeños para blanqueo, teñido, estampado y acabado`;
export const days = (count: number, text: string) => `${text} ${count === 1 ? 'día' : 'días'}`;
export const yearsPicture = (stitches: string) =>
  `${stitches} puntadas en un solo hilo, una por cada día, según una estimación`;

// The way on.
export const bigger = 'Eso era una camiseta. Piensa';
export const biggerWord = 'EN GRANDE';
/** To the page about places. */
export const whereLink = 'Depende de dónde creció el algodón';
export const idea = (report: ReactNode) => <>Fuente de la idea: {report}.</>;
export const sources = (names: string) => `Fuentes de las cifras: ${names}.`;
