// The words of the page about two lives of one shirt, in Spanish. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import { capitalize } from '../capitalize';
import type * as english from '../en/lives';
import type { Translation } from '../translation';
import { numberWord } from './text/grammar';

export type Checked = Translation<typeof english, typeof import('./lives')>;

export const pageTitle = 'Una camiseta, dos vidas';
export const pageDescription =
  'Dos vidas de una camiseta, una junto a otra: cuánto se lleva, se lava, se seca y se plancha, y en cuántos de muchos mundos posibles cuál emite menos.';

// The poster.
export const titleFirst = 'Una camiseta,';
export const titleSecond = 'dos vidas.';
export const wornTimes = '# veces';
export const posterWorn = (letter: string, times: ReactNode) => (
  <>
    <span>{`${letter} se usa `}</span>
    {times}
    <span>.</span>
  </>
);
export const posterRule = 'Una regla de expertos, no un recuento. Se seca al aire.';
export const posterDryer = (share: ReactNode) => (
  <>
    <span>El </span>
    {share}
    <span> de sus lavados va a la secadora.</span>
  </>
);
export const posterAsk = '¿Cuál pesa menos sobre el clima?';

// The two lives.
export const toolTitle = 'Dos vidas y muchos mundos';
export const life = (letter: string) => `Vida ${letter}`;
export const unit = 'de CO2e en cada uso';
export const livesUnread = {
  a: 'Falta la primera mitad de este enlace. La vida A es la habitual.',
  b: 'Falta la segunda mitad de este enlace. La vida B es la habitual.',
  both: 'Este enlace no se pudo leer. Ambas vidas son las habituales.',
};
export const gramsOf = (grams: string) => `${grams} g`;
export const PARTS = { making: 'fabricar', washing: 'lavar', drying: 'secar', ironing: 'planchar' };
export const care = 'cuidar';
export const settings = 'Ajustes';
export const done = 'Listo';
export const ofLife = (letter: string) => ` la vida ${letter}`;
export const lowerStart = (share: string) => `cerca del estudio que dice ${share}`;
export const higherStart = (share: string) => `cerca del que dice ${share}`;
export const ruleStart = 'la regla europea';

export const worn = 'Se lleva';
export const times = 'veces';
export const wash = 'Lavar cada';
export const wears = (count: number) => (count === 1 ? 'uso' : 'usos');
export const dried = 'Secadora';
export const ironed = 'Plancha';
export const power = 'Electricidad';
export const bought = 'Compra';
export const isNew = 'nueva';
export const secondHand = 'segunda mano';
export const POWERS = {
  ch: 'Suiza',
  be: 'Bélgica',
  es: 'España',
  pt: 'Portugal',
  gb: 'Reino Unido',
  tr: 'Turquía',
  it: 'Italia',
  eu: 'media de la UE',
  us: 'Estados Unidos',
  tn: 'Túnez',
  de: 'Alemania',
  pl: 'Polonia',
};

// What limits each control, beside it.
export const wornNote = (rule: ReactNode) => (
  <>
    {rule}
    <span>: una convención discutida. Llevarla más solo ayuda si compras menos.</span>
  </>
);
export const driedNote = (low: ReactNode, high: ReactNode) => (
  <>
    <span>Valor bajo: </span>
    {low}
    <span>. Una secadora antigua puede gastar </span>
    {high}
    <span>.</span>
  </>
);
export const boughtNote = (share: ReactNode) => (
  <>
    <span>Solo cuenta si sustituye a una nueva: lo dijo el </span>
    {share}
    <span>.</span>
  </>
);

export const lifeLine = (
  wears: string,
  wash: number,
  dried: number,
  ironed: number,
  power: string,
  isSecondHand: boolean,
) =>
  `Se lleva ${wears} veces, se lava ${wash === 1 ? 'tras cada uso' : `cada ${wash} usos`}, ${
    dried === 0 ? 'se seca al aire' : `secadora ${dried}\u00a0%`
  }, ${ironed === 0 ? 'sin plancha' : `plancha ${ironed}\u00a0%`}, ${power}${isSecondHand ? ', de segunda mano' : ''}.`;

// The worlds.
export const verdictMost = (worlds: string, all: string, letter: ReactNode) => (
  <>
    <span>{`En ${worlds} de ${all} mundos, `}</span>
    {letter}
    <span> emite menos.</span>
  </>
);
export const verdictAll = (all: string, letter: ReactNode) => (
  <>
    <span>{`En los ${all} mundos, `}</span>
    {letter}
    <span> emite menos.</span>
  </>
);
export const verdictSame = 'A y B son la misma vida.';
export const youSaid = (letter: string) => `Dijiste ${letter}.`;
export const whySame = 'Cambia un ajuste para compararlas.';
export const tossUp = 'Casi como lanzar una moneda.';
export const eachShirt =
  'Cada camiseta pequeña es un mundo: hecha, llevada y secada a su manera, en intervalos que nombramos. Un recuento, no una probabilidad.';
export const modeledCare = 'Cuidado según un modelo';
export const isLighter = (letter: string, worlds: string) =>
  `${letter} emite menos en ${worlds} de los mundos`;
/** After `isLighter`. */
export const areEven = (worlds: string) => `, iguales en ${worlds} de los mundos`;
export const announced = (verdict: string, gramsA: string, gramsB: string) =>
  `A ${gramsA} g, B ${gramsB} g. ${verdict}`;
export const verdictText = (worlds: string, all: string, letter: string) =>
  `En ${worlds} de ${all} mundos, ${letter} emite menos.`;

// 19% or 52%?
export const studiesTitle = (lower: ReactNode, higher: ReactNode) => (
  <>
    <span>¿</span>
    {lower}
    <span>{' o '}</span>
    {higher}
    <span>?</span>
  </>
);
export const MOVES = {
  drying: 'Secadora en cada lavado',
  ironing: 'Plancha cada vez',
  power: 'Enchufar en Polonia',
};
const moveCount = numberWord(Object.keys(MOVES).length);
export const studiesLead = `Esa parte del CO2e de una camiseta viene de cuidarla, dicen dos estudios. Pulsa ${moveCount} botones, y uno se convierte en el otro.`;
export const threeMoves = `${capitalize(moveCount)} cambios`;
export const insteadOf = (share: string) => `en vez del ${share} de los lavados`;
export const insteadOfEu = 'en vez de la media de la UE';
export const added = (points: string) => `+${points}`;
export const addedPoints = (points: string) => `más, en puntos: ${points}`;
export const careOf = (care: string, all: string) => `Cuidarla son ${care} de ${all} g en cada uso.`;
export const oneStudy = 'La respuesta de un estudio.';
export const otherStudy = 'La respuesta del otro estudio. La camiseta es la misma.';
export const noStudy = 'Ningún estudio lo dice. Lo dices tú.';
export const oneWay = (lower: string, higher: string) =>
  `Un camino de ${lower} a ${higher}, con nuestro modelo. Ningún estudio tuvo que seguirlo.`;

// The numbers.
export const foldName = 'Los números de ambas vidas y de qué depende la respuesta';
export const co2e = 'El CO2e cuenta también otros gases que calientan el aire.';
export const startsCaption = 'Gramos de CO2e en cada uso, y la parte del cuidado';
export const startColumn = 'Partida';
export const careShare = 'Cuidado';
export const wholeWear = 'Un uso';
export const yourA = 'Tu A';
export const yourB = 'Tu B';

// What the answer hangs on.
export const hangsTitle = 'De qué depende la respuesta.';
export const makingBand = (making: ReactNode, band: ReactNode) => (
  <>
    <span>Para hacer una camiseta tomamos </span>
    {making}
    <span>, en los mundos </span>
    {band}
    <span>: vienen de vidas enteras y son más anchos que solo hacerla.</span>
  </>
);
export const HANGS = {
  makingKg: 'Hacer una camiseta',
  lastingA: 'Cuánto dura A de verdad',
  lastingB: 'Cuánto dura B de verdad',
  dryerKwhPerKg: 'Lo que gasta la secadora',
  shirtKg: 'Lo que pesa la camiseta',
  ironingHours: 'Cuánto se tarda en planchar',
  replaced: 'Segunda mano en lugar de nueva',
};
export const ENDS = {
  makingKg: (value: string) => `${value} kg`,
  lastingA: (value: string) => `${value} veces lo previsto`,
  lastingB: (value: string) => `${value} veces lo previsto`,
  dryerKwhPerKg: (value: string) => `${value} kWh por kg`,
  shirtKg: (value: string) => `${value} g`,
  ironingHours: (value: string) => `${value} minutos`,
  replaced: (value: string) => `${value}\u00a0%`,
};
export const moved = (low: ReactNode, atLow: string, high: ReactNode, atHigh: string) => (
  <>
    <span>Con </span>
    {low}
    <span>{`, ${atLow}; con `}</span>
    {high}
    <span>{`, ${atHigh}.`}</span>
  </>
);
export const bLess = (grams: string) => `B tiene ${grams} g menos`;
export const bMore = (grams: string) => `B tiene ${grams} g más`;
export const movesNothing = 'aquí no mueve nada';
export const oursNote = (dryer: ReactNode, shirt: ReactNode) => (
  <>
    <span>Dos extremos son nuestros: </span>
    {dryer}
    <span> de una secadora, y los </span>
    {shirt}
    <span> de la camiseta de nuestra historia.</span>
  </>
);

// The end.
export const pourAgain = 'Servir otra vez';
export const sources = (list: string) => `Fuentes: ${list}.`;
