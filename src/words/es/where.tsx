// The words of the page about where cotton grows, in Spanish. Translated by machine; no native speaker has read them yet.

import { Claim } from '../../claim/Claim';
import { WhereClaim } from '../../claim/WhereClaim';
import type * as english from '../en/where';
import type { Translation } from '../translation';
import { placeCount } from './text/places';

export type Checked = Translation<typeof english, typeof import('./where')>;

export const pageTitle = 'Dónde crece el algodón: ¿lluvia o río?';
export const pageDescription = (least: string, most: string) =>
  `Una camiseta, ${placeCount} lugares: de ríos y pozos su algodón toma ${least} tazas en Brasil y ${most} en Turkmenistán.`;

export const lead = 'La etiqueta dice dónde se cosió una camiseta, no dónde creció su algodón.';
export const pick = 'Toca cualquier lugar: la camiseta se dibuja de nuevo.';
export const oneStudy = 'Un solo estudio, 1996-2005';
export const legend = '¿Dónde se cultivó el algodón?';
export const sentence = (grown: string, river: number, riverText: string, rainText: string) =>
  river === 0
    ? `${grown}: ninguna taza de ríos o pozos, ${rainText} de lluvia.`
    : `${grown}: ${riverText} tazas de ríos y pozos, ${rainText} de lluvia.`;
export const inYourDays = (isRiver: boolean, cups: string, days: string) =>
  isRiver
    ? `A tus ${cups} al día, las tazas de río son ${days} días.`
    : `A tus ${cups} al día, esa lluvia son ${days} días.`;
export const noMedal = 'Un número pequeño no es una medalla. La lluvia no es gratis.';
export const shirtPicture = (sentenceText: string) => `Una camiseta hecha de sus tazas. ${sentenceText}`;
export const everyCup = 'Está dibujada cada taza.';
export const dashedShirt = (name: string) => `A trazos: ${name}.`;
export const riverUnit = 'tazas de ríos y pozos';
export const rainUnit = 'tazas de lluvia';
export const usedUp =
  'Gastada, no solo tomada: las tazas cuentan el agua que se evaporó en el campo. No es toda la que se bombeó.';

export const orderQuestion = '¿Qué lugar tiene más sed?';
export const orderText = (
  <>
    La misma camiseta de algodón, cultivada en {placeCount} lugares.{' '}
    <b>Toca el que más toma de ríos y pozos.</b>
  </>
);
export const westToEast = 'De oeste a este, como en el mapa';
export const showOrder = 'Muéstramelo';
export const guessedRight = (name: string) => `Tu apuesta, ${name}: acertaste.`;
export const guessedWrong = (name: string, rank: string) =>
  `Tu apuesta, ${name}: es el número ${rank} de ${placeCount}.`;
export const sortLegend = 'Ordenar por';
export const sortings = { river: 'Río', rain: 'Lluvia', both: 'Ambos' };
export const riverTitle = (name: string) => `Más agua de río: ${name}.`;
export const riverText = (last: string, least: string) =>
  `${last} cierran la lista: ${least} no tomó ni una taza.`;
export const rainQuestion = '¿Y a quién le llovió más?';
export const rainTitle = 'Por lluvia, los últimos van delante.';
export const rainText = (turned: string, second: string) =>
  `${turned} son ahora segundo, tercero y cuarto. ${second}, segundo por agua de río, es el último.`;
export const bothTitle = (name: string) => `Más agua en total: ${name}.`;
export const bothText = (name: string, cups: string, rain: string, rank: string) =>
  `${cups} tazas para una camiseta, ${rain} de ellas de lluvia. Solo por agua de río, ${name} era el número ${rank}.`;
export const average =
  'Cada uno es un promedio. Un campo puede estar mucho mejor o mucho peor que su país, y un país no es un agricultor.';

export const stressTitle = (
  <>
    <b className="poster">
      <WhereClaim id="stressed-share" wording="#" />
    </b>{' '}
    <span>de cada cien litros</span>
  </>
);
export const stressText = (
  <>
    que el algodón gastó de ríos y pozos salieron de países que, en 2018, extraían{' '}
    <b>más de tres cuartos de su agua renovable,</b> descontada la que necesita la naturaleza.
  </>
);
export const stressNote = (
  <>
    Un hilo es el uno por ciento de esa agua, <WhereClaim id="grown-irrigation" /> al año. Su largo: cuánta de
    su agua extrae el país para todos los usos. Es la cifra de la FAO para 2018; para algunos países es más
    antigua. Más allá de «toda», muchos añaden agua desalada.
  </>
);
export const stressPicture = (stressed: string) =>
  `Cien hilos, uno por cada centésima del agua de ríos y pozos que gasta el algodón. Cuanto más largo, más agua suya extrae el país. Los primeros ${stressed} hilos pasan la línea de los tres cuartos.`;
export const threeQuarters = 'tres cuartos de su agua';
export const allOfIt = 'toda';
export const pastAll =
  'Un hilo puede pasar de «toda», porque antes se resta lo que necesita la naturaleza. El número de un país no es el de un campo.';
export const stressTable = 'Riego del algodón y estrés hídrico, por países';
export const countryColumn = 'País';
export const volumeColumn = 'Agua de ríos y pozos del algodón, miles de millones de m³ al año';
export const stressColumn = 'Estrés hídrico 2018';
export const twoStudies = (
  <>
    Según este estudio, solo el algodón gasta casi lo que otro da para toda la moda:{' '}
    <WhereClaim id="grown-irrigation" format="short" /> frente a <Claim id="fashion-water" format="short" />.
    Cada estudio cuenta a su manera.
  </>
);

export const oldTitle = 'Este mapa es viejo.';
export const oldText =
  'El agua se contó para 1996-2005. Desde entonces el algodón de China se ha ido al oeste, a Xinjiang.';

export const notesTitle = 'Todos los lugares en una tabla, y lo que estas tazas no dicen';
export const notes = [
  ['Que se gaste poca agua de río no es bueno de por sí.', 'No dice nada de bosques, suelos ni venenos.'],
  ['La lluvia no es gratis.', 'La que cae en un campo de algodón no riega otra planta.'],
  ['El estrés es de un país entero.', 'Cuenta todo lo que extrae un país, no un solo campo.'],
] as const;
export const noDilution = (
  <>
    <b>No incluye la dilución.</b>{' '}
    <span>El agua limpia que diluiría la contaminación se cuenta, no se vierte: el </span>
    <WhereClaim id="grown-dilution-part" format="number" />
    <span>
      {' '}
      de las tres en la media mundial, según este estudio. De algunos lugares los datos no traen ninguna.
    </span>
  </>
);
export const otherStudy = (
  <>
    <b>
      ¿Por qué no <Claim id="cotton-cups" />?
    </b>{' '}
    <span>
      Esa cuenta es para la tela acabada y suma agua para diluir la contaminación. Aquí está solo lo que
      gastaron las plantas y sus campos, para{' '}
    </span>
    <Claim id="shirt-weight" />
    <span> de fibra. Que las </span>
    <WhereClaim id="turkmenistan-river-cups" />
    <span> de Turkmenistán queden tan cerca es casualidad.</span>
  </>
);
export const tableCaption = 'El algodón de una camiseta por lugares, en tazas';
export const placeColumn = 'Cultivado en';
export const riverColumn = 'Tazas, ríos y pozos';
export const rainColumn = 'Tazas, lluvia';
export const bothColumn = 'Tazas, ambas';
export const harvestColumn = 'Cosecha hacia 2000, millones de toneladas';
export const sources = (bodies: string) =>
  `Fuentes: ${bodies}. Mapa: Natural Earth, a través de world-atlas.`;
export const onward = 'De una camiseta a todas: un lago.';
