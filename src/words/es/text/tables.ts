// The tables that anyone may take, in Spanish. Translated by machine; no native speaker has read it yet.

import { capitalize } from '../../capitalize';
import type * as english from '../../en/text/tables';
import type { Translation } from '../../translation';
import { fabricCount } from './fabrics';

export type Checked = Translation<typeof english, typeof import('./tables')>;

export const packageTitle = 'Threadprint: cada cifra de la historia, con lo que hay detrás';
export const packageDescription =
  'Lo que bebe una camiseta y lo que la ropa le cuesta al planeta: cada cifra con su unidad, lo que cuenta, su fuente, el cálculo y lo seguros que estamos.';

export const TABLES = {
  claims: 'Cada cifra de la historia',
  sources: 'Lo que leímos, o deberíamos haber leído',
  fabrics: `${capitalize(fabricCount)} telas: agua, energía, CO2 y producción mundial`,
  phases: 'CO2 por fase de producción',
  places: 'Dónde crece el algodón y el agua que pide allí',
  countries: 'Riego del algodón y estrés hídrico, por país',
  lives: 'Con qué cuenta el modelo de las dos vidas',
};

export const FIELDS = {
  id: 'Su nombre aquí; lo usan las fórmulas y las direcciones',
  title: 'Cómo se llama',
  name: 'Cómo se llama',
  value: 'El número; vacío si es un intervalo',
  low: 'El extremo bajo de un intervalo',
  high: 'El extremo alto de un intervalo',
  unit: 'La unidad de value, low y high',
  text: 'La cifra como la escribe la historia',
  boundary: 'Qué se cuenta y qué no',
  year: 'El año o los años descritos',
  page: 'La página donde está por primera vez',
  verdict: 'Lo que halló nuestra revisión',
  grade: 'Cómo lo sabemos',
  restsOn: 'Las cifras sin confirmar en las que se apoya su cálculo, por id',
  formula: 'El cálculo con otras cifras, por id; de un intervalo, su extremo bajo',
  formulaHigh: 'El cálculo del extremo alto de un intervalo',
  step: 'El resultado se redondea a un múltiplo de esto',
  rounding: 'Hacia arriba, hacia abajo o hacia fuera; vacío: al más cercano',
  note: 'Lo que conviene saber antes de usarla',
  document: 'La fuente en la que la leímos, por id',
  place: 'En qué lugar de esa fuente',
  readOn: 'El mes o el día en que la leímos',
  sourceIds: 'Las fuentes que hay detrás, por id',
  license: 'Nuestra licencia: para las palabras, la tabla y nuestro cálculo',
  sourceLicense: 'La licencia de la fuente; «not read» si nadie de nuestro equipo ha leído sus condiciones',
  authors: 'Personas, o el organismo que firma',
  publisher: 'Quién lo publica',
  link: 'La página exacta',
  site: 'Si no volvimos a hallar la página exacta: el sitio en el que se leyó',
  reading: 'Hasta dónde la leímos',
  weakness: 'Qué hace débil la página que leímos',
  water: 'Agua para un kilogramo de fibra, en litros',
  energy: 'Energía para un kilogramo de fibra: el eje dice kWh, pero los valores encajan con megajulios',
  co2: 'CO2e para un kilogramo de fibra, en kilogramos',
  production: 'Fibra hecha en el mundo en un año, hacia 2018, en millones de toneladas',
  share: 'Parte de todas las fases, en porcentaje',
  emissions: 'CO2e; el eje dice kilogramos por kilogramo de tela, pero encaja en gramos por camiseta',
  irrigation: 'Agua de ríos y pozos, en litros por kilogramo de algodón con semilla',
  rain: 'Lluvia, en litros por kilogramo de algodón con semilla',
  harvest: 'Algodón con semilla cosechado en un año hacia 2000, en millones de toneladas',
  volume: 'Agua de ríos y pozos para el algodón, en miles de millones de metros cúbicos al año',
  stress:
    'Lo que extraen todos, en porcentaje del agua renovable menos la que necesita la naturaleza, en 2018',
  isUnconfirmed: 'Si está sin confirmar, o se apoya en una cifra que lo está',
};

/** Why a figure changed from one edition to the next. */
export const REASONS = {
  unread: 'Sale de una cifra que nadie de nuestro equipo ha leído.',
  wider:
    'En su extremo alto, un estudio de todos los campos de algodón ocupó el lugar de una cuenta más reciente.',
  found: 'Desde entonces se leyeron, en el original o en una cita que lo nombra, o se siguen de otras así.',
};
