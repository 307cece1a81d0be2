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
export const posterA = 'A se seca al aire.';
export const wornTimes = '# veces';
export const posterWorn = (wears: ReactNode) => (
  <>
    <span>Se usa </span>
    {wears}
    <span>: la regla europea, un juicio de expertos que se discute.</span>
  </>
);
export const posterB = 'B se usa el doble de tiempo.';
export const posterDryer = (share: ReactNode) => (
  <>
    <span>El </span>
    {share}
    <span> de sus lavados va a la secadora.</span>
  </>
);
export const posterAsk = '¿Cuál pesa menos sobre el clima? Depende de más cosas de las que parece.';

// The two lives.
export const toolTitle = 'Dos vidas y muchos mundos';
export const life = (letter: string) => `Vida ${letter}`;
export const unit = 'de CO2e en cada uso';
export const oneTurn = (grams: string) => `1 vuelta = ${grams} g`;
export const livesUnread = {
  a: 'Falta la primera mitad de este enlace. La vida A es la habitual.',
  b: 'Falta la segunda mitad de este enlace. La vida B es la habitual.',
  both: 'Este enlace no se pudo leer. Ambas vidas son las habituales.',
};
export const gramsOf = (grams: string) => `${grams} g`;
export const PARTS = { making: 'fabricar', washing: 'lavar', drying: 'secar', ironing: 'planchar' };
export const change = 'Cambiar';
export const changeLife = (letter: string) => ` la vida ${letter}`;
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
export const typed = ', en cifras';
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
export const whySame =
  'Ahora solo las separa una cosa: cuánto dura de verdad cada camiseta. Mueve algo y se separan.';
export const whyTossUp = (letter: string) =>
  `Casi como lanzar una moneda: nadie puede asegurar que ${letter} emita menos.`;
export const whyAll = 'Tomemos el valor que tomemos dentro de los intervalos, el orden es este.';
export const whyNone = (others: string) => `En los otros ${others}, los valores son otros.`;
export const REASONS = {
  makesLittle: 'hacer una camiseta emite poco',
  makesMuch: 'hacer una camiseta emite mucho',
  outlasts: (letter: string) => `${letter} dura más de lo previsto`,
  wearsOut: (letter: string) => `${letter} se gasta pronto`,
};
export const whyMost = (others: string, reasons: readonly string[]) =>
  `En la mayoría de los otros ${others}, ${
    reasons.length > 1 ? `${reasons.slice(0, -1).join(', ')} y ${reasons.at(-1)}` : reasons[0]
  }.`;
export const oneYarn = (making: ReactNode) => (
  <>
    <span>
      Un hilo, un mundo: fabricar, secadora, peso, plancha y cuánto duran las camisetas, cada cosa en
      intervalos que nombramos; algunos extremos son nuestros. Para fabricar una camiseta tomamos{' '}
    </span>
    {making}
    <span>, que viene de vidas enteras y es más ancho que solo fabricar.</span>
  </>
);
export const notChance =
  'Es un recuento exacto de una serie fija, igual en todos los navegadores. No es una probabilidad.';
export const isLighter = (letter: string, worlds: string) => `${letter} emite menos en ${worlds}`;
/** After `isLighter`. */
export const areEven = (worlds: string) => `, iguales en ${worlds}`;
export const gramsLess = (grams: string) => `${grams} g menos`;
export const pickWorld = (all: string) => `Uno de ${all} mundos`;
export const world = (
  place: string,
  making: string,
  shirt: string,
  dryer: string,
  wornA: string,
  wornB: string,
  grams: string,
  isLess: boolean,
) =>
  `Mundo ${place}: fabricar ${making} kg, camiseta ${shirt} g, secadora ${dryer} kWh por kg, A se lleva ${wornA} veces, B ${wornB} veces: ${grams} g ${isLess ? 'menos' : 'más'} con B.`;
export const announced = (verdict: string, gramsA: string, gramsB: string) =>
  `A ${gramsA} gramos, B ${gramsB} gramos. ${verdict}`;
export const verdictText = (worlds: string, all: string, letter: string) =>
  `En ${worlds} de ${all} mundos, ${letter} emite menos.`;

// 19% or 52%?
export const studiesTitle = (lower: string, higher: string) => `Del cuidado: ¿${lower} o ${higher}?`;
export const MOVES = {
  drying: 'Secadora en cada lavado',
  ironing: 'Plancha cada vez',
  power: 'Enchufar en Polonia',
};
const moveCount = numberWord(Object.keys(MOVES).length);
export const studiesLead = `Dos estudios preguntan cuánto del CO2e de una camiseta viene de lavarla, secarla y plancharla. Mueve ${moveCount} cosas, y una respuesta se convierte en la otra.`;
export const threeMoves = `${capitalize(moveCount)} cambios`;
export const insteadOf = (share: string) => `en vez del ${share} de los lavados`;
export const insteadOfEu = 'en vez de la media de la UE';
export const added = (points: string) => `+${points}`;
export const addedPoints = (points: string) => `${points} puntos más`;
export const comesFromCare = (care: string, all: string) =>
  `del CO2e de una camiseta viene de cuidarla: ${care} de ${all} gramos en cada uso.`;
export const oneStudy = 'La respuesta de un estudio.';
export const otherStudy = 'La respuesta del otro estudio. La camiseta es la misma.';
export const noStudy = 'Ningún estudio lo dice. Lo dices tú.';
export const weChecked = 'Lo comprobamos';
export const studiesNote = (whole: ReactNode, making: ReactNode) => (
  <>
    <span>Las partes coinciden. Los estudios, no. El primero cuenta </span>
    {whole}
    <span> en total; nuestro modelo, </span>
    {making}
    <span>
      {' '}
      solo por fabricarla. Es un camino de una parte a la otra, con valores publicados y uno nuestro. No
      sabemos si los estudios los usaron.
    </span>
  </>
);
export const saidBy = (lower: ReactNode, higher: ReactNode) => (
  <>
    <span>Un estudio dice </span>
    {lower}
    <span>, otro </span>
    {higher}
    <span>.</span>
  </>
);

// The numbers.
export const startsTitle = 'Vidas de camiseta en números';
export const startsCaption = 'Gramos de CO2e en cada uso, y la parte del cuidado';
export const startColumn = 'Partida';
export const careShare = 'Cuidado';
export const wholeWear = 'Un uso';
export const yourA = 'Tu A';
export const yourB = 'Tu B';

// What the answer hangs on.
export const hangsTitle = 'De qué depende la respuesta.';
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
  replaced: (value: string) => `${value} de 100`,
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

// In water.
/** After a number of cups. */

// The end.
export const shareLives = 'Compartir estas dos vidas';
export const backToLabel = 'Volver a tu etiqueta';
export const pourAgain = 'Servir otra vez';
export const sources = (list: string) => `Fuentes: ${list}.`;
