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
/** On the callout of the enlarged cups; before `enlarged`. */
export const tagOne = 'una taza';
export const enlarged = ', en grande';

// The three waters.
export const watersName = 'Una camiseta, tres aguas';
export const watersAll = 'Una camiseta, tres aguas.';
export const watersAllText = (
  <>
    <span>Otra vez las </span>
    <Claim id="cotton-cups" />
    <span>, teñidas según de dónde viene el agua. </span>
    <b>Dos clases de agua entraron en el algodón. La tercera solo se cuenta.</b>
  </>
);
export const irrigation = 'Agua bombeada al campo.';
export const irrigationText = (
  <>
    <b>
      La agricultura sacó estas <Claim id="irrigation-cups" /> de ríos y pozos, el{' '}
      <Claim id="irrigation-part" /> {'de todas. '}
    </b>
    El algodón las gastó, y río abajo ya nadie pudo usarlas.
  </>
);
export const rain = 'Lluvia sobre el campo.';
export const rainText = (
  <>
    <b>
      Estas <Claim id="rain-cups" />, el <Claim id="rain-part" />
      {', cayeron como lluvia, '}
    </b>
    y el algodón las bebió del suelo. Nadie tuvo que bombear. Las cuentas más recientes lo invierten: se
    bombea el <Claim id="newer-irrigation-part" /> de ambas y el resto es lluvia. Depende del lugar.
  </>
);
export const dilution = 'Agua nunca vertida.';
export const dilutionText = (
  <>
    <b>
      Nadie vertió estas <Claim id="dilution-cups" />, el <Claim id="dilution-part" />
      {'. '}
    </b>
    Es el agua limpia que haría falta para diluir lo que los abonos y los productos químicos dejan en el agua.
  </>
);
export const liters = (
  <>
    {'Una camiseta: ¿'}
    <Claim id="irrigation-liters" format="number" isPlain /> o <Claim id="cotton-liters" isPlain />?
  </>
);
export const litersText = 'Responden a preguntas distintas.';
export const litersChoose = 'Elige qué cuentas.';
export const COUNT_QUESTIONS = {
  fiber: '¿Cuánta agua de ríos y pozos necesita el algodón en bruto?',
  cloth: '¿La misma pregunta, con datos antiguos, para la tela acabada?',
  usedUp: '¿Cuánta agua gasta el algodón?',
  quoted: '¿Y para diluir lo que sale del campo?',
  whole: '¿Y con la fábrica?',
  rain: '¿Cuánta lluvia cae en él?',
  dilution: '¿Cuánta agua limpia diluiría lo que deja?',
  factory: '¿Cuánta agua usa la fábrica?',
};
export const countSentences = (least: string) => ({
  fiber: (
    <>
      Datos más nuevos, solo la fibra. Para la tela acabada, con datos más antiguos, son{' '}
      <Claim id="irrigation-part-liters" />.
    </>
  ),
  cloth: (
    <>
      Es el riego que hay dentro de los famosos <Claim id="cotton-liters" />. Para el algodón en bruto, con
      datos más nuevos, son <Claim id="irrigation-liters" />.
    </>
  ),
  usedUp: (
    <>
      La lluvia solo la cuenta el estudio más antiguo, así que desde aquí vale su riego:{' '}
      <Claim id="irrigation-part-liters" />, no <Claim id="irrigation-liters" format="number" />.
    </>
  ),
  quoted: (
    <>
      <b>
        Son los <Claim id="cotton-liters" format="number" /> que cita casi todo el mundo.
      </b>{' '}
      Los últimos <Claim id="dilution-part-liters" /> no los vierte nadie: miden lo que dejan los abonos y los
      productos químicos.
    </>
  ),
  whole: (
    <>
      Hasta <Claim id="factory-liters" /> más para blanquear, teñir, estampar y acabar. Toda nuestra historia:
      hasta <Claim id="shirt-cups" />.
    </>
  ),
  rain: 'Nadie la bombea. En un lugar seco, quizá la habría bebido otra planta.',
  dilution: 'Contaminación medida en litros. Nadie vierte esa agua.',
  factory: (
    <>
      Como máximo, para {processCount} procesos húmedos. Lo mínimo son{' '}
      <Claim id="after-finishing">{least}</Claim>.
    </>
  ),
});
export const count = (
  <>
    La cuenta del algodón: <Claim id="cotton-cups" />. Ahora le toca a la fábrica.
  </>
);
export const countText = (cups: number) => (
  <>
    Hasta <Claim id="after-finishing">{cups}</Claim> tazas más, en {processCount} baños.
  </>
);
/** Beside the parts of the picture. */
export const WATER_LABELS = { rain: 'lluvia', irrigation: 'riego', dilution: 'solo se cuenta' };
export const countedLevel = 'en el campo';

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
/** The other way on: to the page about places. */
export const whereLink = 'O antes: ¿dónde creció su algodón?';
export const idea = (report: ReactNode) => <>Fuente de la idea: {report}.</>;
export const sources = (names: string) => `Fuentes de las cifras: ${names}.`;
