// The words of the page about one T-shirt, in Spanish. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import { Claim } from '../../claim/Claim';
import type * as english from '../en/shirt';
import type { Translation } from '../translation';
import { processCount } from './text/processes';

export type Checked = Translation<typeof english, typeof import('./shirt')>;

export const pageTitle = 'Una camiseta';
export const pageDescription =
  'El agua que bebes en un día junto a la de una camiseta de algodón: ¿cuántas tazas? Adivina, y mira cada una dibujada.';

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
export const firstBath = 'El primer baño: blanqueo.';
export const firstBathText = 'El algodón en bruto es de color paja. El blanqueo vuelve blanca la tela.';
export const place = (step: number, all: number) => `Proceso húmedo ${step} de ${all}`;
export const STEP_TEXTS = {
  bleaching:
    'El algodón llega con el color de la paja. El blanqueo se lo quita para que se pueda dar otro color, y después hay que enjuagar también el blanqueador.',
  dyeing: `El más sediento de los ${processCount}. Dentro de la tina, fuera de la tina, y un baño tras otro hasta que el agua sale clara.`,
  printing:
    'Una raya, un lema, un puntito rojo. La pasta se aplica casi seca. El agua se gasta al lavar lo que no se pegó.',
  finishing:
    'Más suave, más lisa, con menos riesgo de encoger. Los últimos baños le dan a la tela el tacto que notas en la tienda.',
};
export const soFar = (cups: ReactNode) => <>Hasta aquí {cups}</>;
/** Around the counter's number. */
export const upTo = 'Hasta';
export const cupsSoFar = 'tazas por ahora';
export const atLeast = 'Al menos';

// All cups, and the visitor's years.
export const closingTitle = (
  <>
    <small>Hasta</small>
    <Claim id="shirt-cups" /> de agua
  </>
);
export const closingLiters = (
  <>
    Son <Claim id="shirt-liters" />.
  </>
);
export const closingLow = (
  <>
    Si la fábrica usa lo mínimo: <Claim id="shirt-cups-low" />.
  </>
);
export const closingText = (
  people: string,
  fewest: number,
  most: number,
  factory: string,
  correction: ReactNode,
) => (
  <>
    Es agua para{' '}
    <b>
      <Claim id="people-for-a-day">{people}</Claim>,
    </b>{' '}
    durante un día, si cada una bebe <Claim id="drinking-cups">{`de ${fewest} a ${most} tazas`}</Claim>. El
    agua de los campos no es agua potable; aquí se comparan cantidades. Las{' '}
    <Claim id="after-finishing">{factory}</Claim> de la fábrica quizá estén contadas dos veces. {correction}.
  </>
);
export const peopleSaid = 'Nuestro primer borrador decía ';
/** What a slip is, told once in the story. */
export const slipKey = 'Llamamos error a cada afirmación falsa de nuestro primer borrador.';
export const fieldPicture = (all: string) =>
  `${all}, según una estimación: un campo pálido para el algodón y ${processCount} bloques pequeños para blanqueo, teñido, estampado y acabado`;
export const yourTag = (yours: string) => `${yours},\nun día`;
export const fieldCotton = (
  <>
    <Claim id="cotton-cups" />
    {'\npara el algodón'}
  </>
);
/** After their cups. */
export const BLOCK_NAMES = {
  bleaching: 'blanqueo',
  dyeing: 'teñido',
  printing: 'estampado',
  finishing: 'acabado',
};
export const fieldKey = 'llenas: al menos,\nvacías: hasta';
export const yearsTitle = (value: number, years: string) => (
  <>
    O para ti, durante{' '}
    <Claim id="your-years" value={value}>
      {years}
    </Claim>
    .
  </>
);
export const days = (count: number, text: string) => `${text} ${count === 1 ? 'día' : 'días'}`;
/** Before the days. */
export const daysDivision = (all: string, cups: number) => `${all} ÷ ${cups} = `;
export const oneStitch = 'Una puntada por cada día.';
export const yearsPicture = (stitches: string) =>
  `${stitches} puntadas en un solo hilo, una por cada día, según una estimación`;
export const year = (number: number) => `año ${number}`;

// The way on.
export const bigger = 'Eso era una camiseta. Piensa';
export const biggerWord = 'EN GRANDE';
/** To the page about places. */
export const whereLink = 'Depende de dónde creció el algodón';
export const idea = (report: ReactNode) => <>Fuente de la idea: {report}.</>;
export const sources = (names: string) => `Fuentes de las cifras: ${names}.`;
