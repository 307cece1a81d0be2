// The words of the page about where cotton grows, in Spanish. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
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
export const pick =
  'Elige un lugar, por su nombre o en el mapa. Volvemos a dibujar la camiseta con el agua que tomó allí.';
export const copies = 'Un solo estudio contó el agua de cada lugar, para 1996-2005.';
export const legend = '¿Dónde se cultivó el algodón?';
export const mapNote = (
  <>
    Una bola de algodón es una cosecha de hacia el año 2000, por su área.{' '}
    <b>Teñida: la parte de su agua que vino de ríos y pozos.</b> Xinjiang no se contó aparte. Mapa: Natural
    Earth.
  </>
);
export const sentence = (grown: string, river: number, riverText: string, rainText: string) =>
  river === 0
    ? `${grown}: ninguna taza de ríos o pozos, ${rainText} de lluvia.`
    : `${grown}: ${riverText} tazas de ríos y pozos, ${rainText} de lluvia.`;
export const noCup = 'Ninguna taza';
export const said = (river: ReactNode, rain: ReactNode) => (
  <>
    <b>
      {river}
      <span> de ríos y pozos,</span>
    </b>{' '}
    {rain}
    <span> de lluvia. </span>
  </>
);
export const inYourDays = (isRiver: boolean, cups: string, days: string, years: string) =>
  isRiver
    ? `A tus ${cups} al día, las tazas de río son ${days} días: unos ${years} años.`
    : `A tus ${cups} al día, esa lluvia son ${days} días: unos ${years} años.`;
export const inYourDaysShort = (isRiver: boolean, cups: string, days: string) =>
  isRiver
    ? `A tus ${cups} al día, las tazas de río son ${days} días.`
    : `A tus ${cups} al día, esa lluvia son ${days} días.`;
export const daysUnit = (count: number) => (count === 1 ? 'día' : 'días');
export const noMedal =
  'Un número pequeño no es una medalla. No dice nada de bosques, suelos ni venenos. Y la lluvia no es gratis: no riega ninguna otra planta.';
export const shirtPicture = (sentenceText: string) => `Una camiseta hecha de sus tazas. ${sentenceText}`;
export const shirtWaits = 'Elige un lugar: sus tazas llenan la camiseta.';
export const everyCup =
  'Está dibujada cada taza, todas las camisetas a una misma escala. Llenas: de ríos y pozos. Huecas: lluvia.';
export const yours = (cups: string) => `En amarillo: tus ${cups} al día.`;
export const dashedShirt = (name: string, cups: ReactNode) => (
  <>
    <span>{`A trazos: la camiseta anterior. ${name}, `}</span>
    {cups}
    <span> tazas.</span>
  </>
);
export const riverUnit = 'tazas de ríos y pozos';
export const rainUnit = 'tazas de lluvia';
export const usedUp =
  'Gastada, no solo tomada: las tazas cuentan el agua que se evaporó en el campo. No es toda la que se bombeó.';

export const orderQuestion = '¿Qué lugar tiene más sed?';
export const orderText =
  'El algodón de una camiseta en cada lugar, solo con agua de ríos y pozos. Adivina primero.';
export const guessLabel = 'Mi apuesta';
export const showOrder = 'Muéstramelo';
export const guessedRight = (name: string) => `Tu apuesta, ${name}: acertaste.`;
export const guessedWrong = (name: string, rank: string) =>
  `Tu apuesta, ${name}: es el número ${rank} de ${placeCount}.`;
export const sortLegend = 'Ordenar por';
export const sortings = { river: 'Ríos y pozos', rain: 'Lluvia', both: 'Ambos' };
export const riverTitle = (name: string) => `Más agua de río: ${name}.`;
export const riverText = (cups: string, last: string, least: string) =>
  `${cups} tazas para una camiseta. ${last} cierran la lista: ${least} no tomó ninguna.`;
export const rainQuestion = '¿Y a quién le llovió más?';
export const rainTitle = 'Por lluvia, los últimos van delante.';
export const rainText = (turned: string, second: string) =>
  `${turned} son ahora segundo, tercero y cuarto. ${second}, segundo por agua de río, es el último.`;
export const bothTitle = (name: string) => `Más agua en total: ${name}.`;
export const bothText = (name: string, cups: string, rain: string, rank: string) =>
  `${cups} tazas para una camiseta, ${rain} de ellas de lluvia. Solo por agua de río, ${name} era el número ${rank}.`;
export const brick = (cups: ReactNode) => (
  <>
    <span>Un ladrillo son </span>
    {cups}
    <span> tazas. Llenos: de ríos y pozos. Huecos: lluvia. Para </span>
    <Claim id="shirt-weight" />
    <span> de fibra, 1996-2005.</span>
  </>
);
export const average =
  'Cada uno es un promedio. Un campo puede estar mucho mejor o mucho peor que su país, y un país no es un agricultor.';
export const whyTitle = '¿Por qué los lugares son distintos?';
/** What the numbers of a dry place and of a wet one show; each number with its receipt. */
export const why = (dry: english.PlaceNumbers, wet: english.PlaceNumbers) => (
  <>
    <span>Donde llueve poco, el algodón bebe de ríos y pozos ({dry.name}:</span> {dry.rain}{' '}
    <span>tazas de lluvia, </span>
    {dry.river}
    <span> de ríos y pozos). </span>
    <span>Donde llueve, el río queda a salvo ({wet.name}:</span> {wet.rain}{' '}
    <span>de lluvia, ninguna taza de ríos ni pozos). </span>
    <span>Esa no es toda la razón. Qué más necesita un campo, esta cuenta no lo dice.</span>
  </>
);
export const rowName = (name: string, riverText: string, rainText: string) =>
  `${name}: ${riverText} tazas de ríos y pozos, ${rainText} de lluvia`;

export const stressTitle = (
  <>
    <b className="poster">
      <WhereClaim id="stressed-share" wording="#" />
    </b>{' '}
    <span>de cada 100 litros</span>
  </>
);
export const stressText = (
  <>
    que el algodón gasta de ríos y pozos se gastan en países que extraen{' '}
    <b>más de tres cuartos de su agua.</b>
  </>
);
export const stressNote =
  'Su agua: la que se renueva cada año, menos lo que necesita la naturaleza. Datos de 2018.';
export const stressPicture = (stressed: string) =>
  `Cien hilos, uno por cada centésima del agua de ríos y pozos que gasta el algodón. Cuanto más largo, más agua suya extrae el país. Los primeros ${stressed} hilos pasan la línea de los tres cuartos.`;
export const threeQuarters = 'tres cuartos';
export const allOfIt = 'toda';
export const yarnKey = (
  <>
    <b>
      Un hilo es el 1&nbsp;% del agua de ríos y pozos que gasta el algodón,{' '}
      <WhereClaim id="grown-irrigation" /> al año
    </b>{' '}
    (1996-2005). Su largo: cuánta de su agua extrae el país para todos los usos (2018), no solo para el
    algodón. Los últimos hilos, a trazos, son países de los que no tenemos datos.
  </>
);
export const yarns = (count: string) => `${count} hilos`;
export const pastTitle = '¿Más que toda su agua?';
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
export const oldText = (
  <>
    El agua se contó para 1996-2005. Desde entonces el algodón de China se ha ido al oeste, a Xinjiang.{' '}
    <b>
      Una camiseta de allí toma <WhereClaim id="xinjiang-times">casi cuatro veces</WhereClaim> el agua de río.
    </b>
  </>
);
export const oldDashed = (name: string, cups: ReactNode) => (
  <>
    <span>{`A trazos: ${name}, `}</span>
    {cups}
    <span> de ríos y pozos.</span>
  </>
);
export const oldPicture = (sentenceText: string) => `Una camiseta hecha de sus tazas. ${sentenceText}`;
export const oldShare = (
  <>
    El{' '}
    <b className="number">
      <WhereClaim id="xinjiang-share" />
    </b>{' '}
    del algodón de China creció en Xinjiang en 2024. Una puntada es una milésima.
  </>
);
export const newer = (
  <>
    El agua de Xinjiang es de aquellos mismos años: no encontramos una cuenta más reciente por lugares. La más
    reciente del mundo (2020-2024) da <WhereClaim id="newer-river-cups" format="number" /> tazas de ríos y
    pozos y <WhereClaim id="newer-rain-cups" format="number" /> de lluvia; esta da{' '}
    <WhereClaim id="world-river-cups" format="number" /> y <WhereClaim id="world-rain-cups" format="number" />
    .
  </>
);
export const growersNow = (
  <>
    También ha cambiado quién lo cultiva: en 2023-2024 China y la India cosecharon el{' '}
    <WhereClaim id="two-growers-share" format="number" /> del algodón del mundo, y Brasil, antes un productor
    pequeño, el <WhereClaim id="brazil-share" format="number" />. Han cambiado también los rendimientos y el
    riego por goteo, que da el agua a cada planta gota a gota.
  </>
);

export const notesTitle = 'Lo que estas tazas no dicen';
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
export const seeNumbers = 'Ver los números';
export const tableCaption = 'El algodón de una camiseta por lugares, en tazas';
export const placeColumn = 'Cultivado en';
export const riverColumn = 'Tazas, ríos y pozos';
export const rainColumn = 'Tazas, lluvia';
export const bothColumn = 'Tazas, ambas';
export const harvestColumn = 'Cosecha hacia 2000, millones de toneladas';
export const sources = (bodies: string) =>
  `Fuentes: ${bodies}. Mapa: Natural Earth, a través de world-atlas.`;
export const onward = 'Sigamos hasta el lago';
