// What the claims of the page about places say, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/placeClaims';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./placeClaims')>;

const USED_UP =
  'Agua que se evaporó en el campo para un kilogramo de algodón con semilla, promedio de 1996-2005.';
const FOR_LINT =
  'Para {shirt-weight} gramos de fibra, promedio de 1996-2005. No incluye ni el hilado ni el teñido.';
const NEWER = 'Promedio mundial de 2020-2024, para {shirt-weight} gramos de fibra.';
const BALES = 'Campaña 2023-2024: una parte de las balas del mundo.';

export const PLACE_CLAIMS = {
  irrigation: {
    title: 'Agua de ríos y pozos para un kilogramo de algodón con semilla: #',
    boundary: USED_UP,
    note: 'No es todo lo que se bombeó.',
  },
  rain: {
    title: 'Lluvia para un kilogramo de algodón con semilla: #',
    boundary: USED_UP,
    note: 'Dos equipos sacaron la tabla del estudio por separado y coinciden en cada celda.',
  },
  'river-cups': {
    title: 'Tazas de ríos y pozos para el algodón de una camiseta: #',
    boundary: FOR_LINT,
    note: 'Tazas enteras: la incompleta no cuenta. Es la cuenta de otro estudio, no la de las {cotton-cups} tazas.',
  },
  'rain-cups': {
    title: 'Tazas de lluvia para el algodón de una camiseta: #',
    boundary: FOR_LINT,
    note: 'Tazas enteras: la incompleta no cuenta. Es la cuenta de otro estudio, no la de las {cotton-cups} tazas.',
  },
  harvest: {
    title: 'Algodón con semilla cosechado en un año: #',
    boundary: 'Hacia el año 2000, fibra y semilla juntas.',
    note: 'De un mapa de cosechas de hacia 2000, sumado por otros: no del estudio del agua.',
  },
};

// What is otherwise with one place's number.
export const WORLD_NOTE =
  'Leída en una sola copia de la tabla del estudio; encaja con sus volúmenes anuales.';
export const XINJIANG_NOTE = 'Leída en una sola copia de la tabla del estudio, que enumera las provincias.';
export const EMPTY_CELL_NOTE = 'La tabla del estudio deja esta celda vacía: no dibujamos ninguna.';

export const COUNTRY_CLAIMS = {
  volume: {
    title: 'Agua de ríos y pozos que el algodón gasta en un año: #',
    boundary: 'Agua que se evaporó en los campos de algodón del país, promedio de 1996-2005.',
    note: 'Los mapas del propio estudio, sumados por otros.',
  },
  stress: {
    title: 'Estrés hídrico en 2018: #',
    boundary:
      'Lo que extraen todos los usuarios del país, como parte de su agua dulce renovable, menos lo que necesita la naturaleza.',
    note: 'Cifra de la FAO para 2018; la de algunos países es anterior. Trata de todo lo que extrae un país entero, no de un campo de algodón. Los ríos reciben antes lo que necesitan y muchos países añaden agua desalada, así que puede pasar del total.',
  },
};

export const CLAIMS = {
  'lint-water': {
    title: 'Agua para un kilogramo de fibra de algodón',
    boundary:
      'Promedio mundial, 1996-2005: riego, lluvia y dilución. La fibra y la semilla se la reparten según su valor.',
    note: 'Junto al agua del algodón con semilla dice cómo pasar de este a la fibra.',
  },
  'seed-cotton-water': {
    title: 'Agua para un kilogramo de algodón con semilla',
    boundary: 'Promedio mundial, 1996-2005: riego, lluvia y dilución.',
    note: 'Es la fibra con la semilla, tal como se cosecha.',
  },
  'grown-irrigation': {
    title: 'Agua de ríos y pozos que gasta en un año el algodón del mundo',
    boundary:
      'Agua que se evaporó en todos los campos de algodón, promedio de 1996-2005, para fibra y semilla.',
    note: 'Otro estudio da {fashion-water} mil millones de metros cúbicos para toda la moda. Cada estudio cuenta a su manera.',
  },
  'grown-rain': {
    title: 'Lluvia que gasta en un año el algodón del mundo',
    boundary:
      'Lluvia que se evaporó en todos los campos de algodón, promedio de 1996-2005, para fibra y semilla.',
    note: 'También habría caído sin algodón.',
  },
  'grown-dilution': {
    title: 'Agua limpia que diluiría en un año la contaminación de los campos de algodón del mundo',
    boundary: 'Solo contada, nunca vertida; promedio de 1996-2005, para fibra y semilla.',
    note: 'La tabla del estudio para un kilogramo da algo más.',
  },
  'grown-dilution-part': {
    title: 'La dilución en el agua del algodón del mundo',
    boundary: 'Del riego, la lluvia y la dilución juntos, promedio de 1996-2005.',
    note: 'Los dibujos por lugares no la incluyen: en algunos los datos no traen ninguna.',
  },
  'stressed-share': {
    title: 'Agua de ríos y pozos del algodón que viene de países con mucho estrés',
    boundary:
      'De toda el agua de ríos y pozos que gasta el algodón: la parte de los países que en 2018 ya extraían más de tres cuartos de su agua renovable, menos lo que necesita la naturaleza.',
    note: 'El agua se contó para 1996-2005; el estrés, para 2018.',
  },
  'xinjiang-share': {
    title: 'La parte de Xinjiang en el algodón de China',
    boundary: 'De la fibra que China cosechó en 2024.',
    note: 'La oficina de estadística de China, citada por una agencia de noticias.',
  },
  'xinjiang-times': {
    title: 'Una camiseta de Xinjiang frente a una de la antigua media de China',
    boundary: 'Tazas de ríos y pozos, ambas contadas para 1996-2005.',
    note: 'No encontramos una cuenta más reciente por lugares.',
  },
  'newer-river-cups': {
    title: 'Tazas de ríos y pozos para el algodón de una camiseta, según un estudio más reciente',
    boundary: NEWER,
    note: 'La cuenta del comité del algodón. No encontramos ninguna por lugares.',
  },
  'newer-rain-cups': {
    title: 'Tazas de lluvia para el algodón de una camiseta, según un estudio más reciente',
    boundary: NEWER,
    note: 'La cuenta del comité del algodón. No encontramos ninguna por lugares.',
  },
  'two-growers-share': {
    title: 'La parte de China y la India en el algodón del mundo',
    boundary: BALES,
    note: 'La tabla del propio Departamento de Agricultura de EE.\u00a0UU.: una previsión de marzo de 2024.',
  },
  'brazil-share': {
    title: 'La parte de Brasil en el algodón del mundo',
    boundary: BALES,
    note: 'La tabla del propio Departamento de Agricultura de EE.\u00a0UU.: una previsión de marzo de 2024.',
  },
};
