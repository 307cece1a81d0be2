// The claims with a slip. Of three operations and sizes the first is right; what an operation gives stands after its number, in Spanish.
// Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/lessonSlips';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./lessonSlips')>;

export const ask = '¿Cómo puedes ponerlo a prueba?';

export const people = {
  title: '¿Para cuánto alcanza?',
  said: 'El agua que hay detrás de una camiseta alcanza para mil personas.',
  data: ['Una camiseta: {shirt-cups}.', 'Una persona: {drinking-cups}.'],
  operations: [
    {
      gives: 'personas pueden beber de ella, cada una durante un día',
      tells: 'Sí. Más de mil personas. Pero fíjate en la unidad: tazas al día.',
    },
    {
      gives: 'tazas, para tantas camisetas como tazas bebe una persona',
      tells: 'Es correcto, pero habla de camisetas, no de personas. ¿Qué operación reparte el agua?',
    },
    {
      gives: 'de la camiseta es lo que bebe una persona en un día',
      tells: 'También es correcto, y muy pequeño. Dale la vuelta y podrás contar personas.',
    },
  ],
  sizeAsk: '¿Para cuánto tiempo alcanza?',
  sizes: ['Para un día', 'Para un mes', 'Para un año'],
  found:
    'A la frase le faltan tres palabras: durante un día. Si la lees como un año, exagera tantas veces como días tiene un año.',
} as const;

export const lake = {
  title: '¿Medio lago?',
  said: 'Cada año, la moda gasta tanta agua como la mitad del lago Ontario.',
  data: [
    'La moda, cada año: {fashion-water}.',
    'El lago Ontario: {lake-ontario}. Un kilómetro cúbico son mil millones de metros cúbicos.',
  ],
  operations: [
    { gives: 'por ciento del lago', tells: 'Sí. Y la mitad sería un cincuenta por ciento.' },
    {
      gives: 'veces cabe el agua de la moda en el lago',
      tells: 'También sirve: la mitad daría dos. Para un porcentaje, dale la vuelta.',
    },
    {
      gives: 'kilómetros cúbicos quedarían',
      tells: 'Es correcto, pero no da una parte. ¿Qué operación divide un número entre el otro?',
    },
  ],
  sizeAsk: '¿Cuántas veces mayor que la parte real es «la mitad»?',
  sizes: ['Unas diez veces', 'Unas dos veces', 'Unas cien veces'],
  found:
    'Es el {lake-share} del lago. Lo que se dice es {lake-overstated} mayor: puede que la coma decimal se corriera un lugar.',
} as const;

export const california = {
  title: '¿Tanto como un estado?',
  said: 'Hacer tela gasta tanta agua como California en 2021.',
  data: [
    'Hacer tela: {textile-acre-feet} al año. Un acre-pie cubre un acre de tierra con un pie de agua.',
    'California, en años anteriores: {california-acre-feet}.',
  ],
  operations: [
    {
      gives: 'por ciento del agua de California, como mínimo',
      tells: 'Sí. Así que los dos tienen un tamaño parecido.',
    },
    {
      gives: 'por ciento: California como parte de la tela',
      tells: 'Es correcto, pero al revés. La frase compara la tela con California.',
    },
    {
      gives: 'millones de acres-pie las separan',
      tells: 'Es correcto. Para ver si es mucho, necesitas una parte.',
    },
  ],
  sizeAsk: 'Los tamaños se parecen. Entonces, ¿dónde está el error?',
  sizes: [
    'En el año: los números son de otros años',
    'En la unidad: deberían ser litros',
    'En la cantidad: es diez veces mayor',
  ],
  found:
    'La tela gasta el {california-share} de lo que gastó California en años anteriores. La frase nombra un año para el que no encontramos ningún total.',
} as const;

export const grams = {
  title: 'Aire pesado',
  said: 'Una camiseta emite {phases-sum:number} kilogramos de CO2 [per-kilogram] de tela.',
  data: [
    'Cultivar el algodón son {cotton-phase:number} de esos kilogramos.',
    'Una tabla dice: un kilogramo de [lint] emite {cotton-co2:number} kilogramos de [co2e].',
  ],
  operations: [
    {
      gives: 'veces lo que dice la tabla',
      tells: 'Sí. Dos números para la misma cosa no deberían ser tan distintos.',
    },
    {
      gives: 'quedan para todo lo que viene después del algodón',
      tells:
        'Es correcto, pero los dos números son del mismo gráfico. Una prueba necesita un número de fuera.',
    },
    {
      gives: 'veces el algodón es el total',
      tells:
        'Es correcto, pero los dos números son del mismo gráfico. Una prueba necesita un número de fuera.',
    },
  ],
  sizeAsk: '¿Con qué unidad encajaría?',
  sizes: ['Gramos, por una camiseta', 'Toneladas, por una camiseta', 'Litros, por un kilogramo'],
  found:
    'Los gramos por camiseta encajan: {shirt-co2}. Otros estudios hallaron {published-shirts-co2}. Tal como se contaba, solo el algodón era {fiber-times-over} mayor de lo que dice la tabla.',
} as const;

export const fiber = {
  title: '¿Fibra o tela?',
  said: 'Un kilogramo de tela de algodón emite {cotton-co2:number} kilogramos de [co2e].',
  data: [
    'En una camiseta, cultivar el algodón emite {cotton-phase:number} gramos. Todo lo que le pasa a la camiseta emite {phases-sum:number} gramos.',
    'El estudio del que viene la afirmación trata del impacto de las fibras textiles. La fibra es lo que se hila.',
  ],
  operations: [
    {
      gives: 'por ciento viene de cultivar el algodón',
      tells: 'Sí. La mayor parte llega después: al hilar, teñir, coser y lavar.',
    },
    {
      gives: 'gramos llegan después del algodón',
      tells: 'Es correcto. Para saber si es mucho, te hace falta una parte del total.',
    },
    {
      gives: '',
      tells: 'Un número es de una camiseta y el otro, de un kilogramo. Toma dos que cuenten lo mismo.',
    },
  ],
  sizeAsk: 'Entonces, ¿qué falla en la afirmación?',
  sizes: [
    'La palabra: cuenta fibra, no tela',
    'La unidad: deberían ser gramos',
    'La cantidad: es diez veces mayor',
  ],
  found:
    'El número cuenta un kilogramo de fibra, antes de hilar, teñir y coser. Los ejes de todos nuestros gráficos de telas dicen «tela»: es un solo error.',
} as const;

export const megajoules = {
  title: 'Dos clases de energía',
  said: 'Un kilogramo de algodón necesita {cotton-energy:number} [kwh] de energía.',
  data: ['Otro estudio dice: {published-cotton-energy}.', 'Un kWh son tres coma seis megajulios.'],
  operations: [
    {
      gives: 'megajulios por kilogramo',
      tells: 'Sí. Ahora los dos están en la misma unidad, y se ve que son muy distintos.',
    },
    {
      gives: '',
      tells: 'El kWh es la unidad más grande. Hacen falta más megajulios para lo mismo, no menos.',
    },
    {
      gives: '',
      tells: 'Los dos números tienen dos unidades. Primero deben estar en la misma.',
    },
  ],
  sizeAsk: '¿Cuántas veces mayor es que el otro número?',
  sizes: ['Unas tres veces', 'Unas diez veces', 'No es mayor'],
  found:
    'Tal como se cuenta, son {cotton-energy-in-megajoules}. El otro estudio dice {published-cotton-energy}. Si leemos {cotton-energy:number} como megajulios, encaja.',
} as const;
