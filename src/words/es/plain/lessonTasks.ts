// The tasks of the worksheet; figures stand in braces and words of the glossary in brackets (model/lesson/lessonText.ts), in Spanish.
// Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/plain/lessonTasks';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./lessonTasks')>;

export const share = {
  title: 'Tu parte de la camiseta',
  given:
    'Supón que bebes seis tazas de agua al día. Cultivar el algodón de una camiseta necesita {cotton-cups} de agua. Esa es su [footprint] hídrica.',
  part: '¿Qué parte de la camiseta es tu día? Divide. Escríbelo en tanto por ciento.',
  oneIn: 'Dilo con palabras: ¿una taza de cada cuántas?',
};

export const cups = {
  title: 'De litros a tazas',
  given:
    'La fuente cuenta en litros: {cotton-liters} para el algodón de una camiseta. Un litro son unas {cups-per-liter:number} tazas.',
  howMany: '¿Cuántas tazas son?',
  exact: 'Una taza de Estados Unidos son {us-cup}. Usa ahora este número. ¿Sale lo mismo?',
  exactAlso: 'Salen unas pocas tazas menos. La primera vez se usó un número redondeado.',
};

export const lake = {
  title: '¿Medio lago?',
  given:
    'Se dice: cada año, la moda gasta tanta agua como la mitad del lago Ontario. En realidad gasta {fashion-water}. En el lago caben {lake-ontario}. Un kilómetro cúbico son mil millones de metros cúbicos.',
  percent: '¿Qué tanto por ciento del lago es de verdad?',
  times: '¿Cuántas veces demasiado grande es «la mitad»?',
  timesAlso: 'Es casi diez. Puede que alguien pusiera la coma decimal en el sitio equivocado.',
};

export const percent = {
  title: 'El porcentaje de un porcentaje',
  given:
    'Del agua que gasta la moda, el {textile-share} se usa para hacer tela. De esa parte, el {cotton-of-textile} es para el algodón.',
  cotton: '¿Qué tanto por ciento de toda el agua de la moda es para el algodón?',
  whyNot: '¿Por qué la respuesta no es {cotton-of-textile}?',
  whyNotSample: 'Es una parte de una parte. Solo cuenta el agua de la tela, no toda el agua de la moda.',
};

export const unit = {
  title: '¿Qué unidad encaja?',
  given:
    'Un gráfico dice que todo lo que le pasa a una camiseta suma {phases-sum:number} kilogramos de [co2e] [per-kilogram] de tela, y que {cotton-phase:number} de esos kilogramos son solo del algodón. Pero una tabla dice que un kilogramo de [lint] da {cotton-co2:number} kilogramos.',
  times: '¿Cuántas veces demasiado grande es el número del gráfico para el algodón?',
  grams:
    'Lee ahora la suma como gramos por camiseta. ¿Cuántos kilogramos son? Otros estudios hallaron {published-shirts-co2}. ¿Encaja?',
  gramsAlso: 'Encaja. Así que la unidad correcta es gramos por camiseta.',
};

export const columns = {
  title: 'Multiplica dos columnas',
  given:
    'La tabla muestra cuánta agua necesita un kilogramo de cada fibra y cuánta fibra se produce en el mundo en un año. Litros por kilogramo por millones de toneladas dan miles de millones de litros. Mil de esos son mil millones de metros cúbicos.',
  cotton: 'Rellena la última columna. ¿Cuánto sale para el algodón?',
  sum: 'Suma las seis fibras.',
  percent: '¿Qué tanto por ciento es algodón?',
  percentAlso:
    'La historia dice {cotton-of-textile}. Los dos números se parecen: unos datos pueden comprobar otros.',
};

export const count = {
  title: '¿Qué agua cuenta?',
  given:
    'Los {cotton-liters} que hay detrás del algodón de una camiseta son de tres clases: el {irrigation-part} es [irrigation], el {rain-part} es lluvia y el {dilution-part} es [dilution].',
  irrigation: '¿Cuántos litros son riego?',
  rain: '¿Cuántos litros son lluvia?',
  dilution: '¿Cuántos litros son dilución?',
  which: '¿Cuál de las tres contarías tú? Da una razón.',
  whichSample:
    'No hay una sola respuesta correcta. Una buena da una razón: la lluvia caería en el campo de todos modos, pero el río se queda vacío para quienes viven más abajo.',
};
