// What the claims of the industry-wide story say, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/industryClaims';
import type { Translation } from '../../translation';
import { fabricCount } from './fabrics';

export type Checked = Translation<typeof english, typeof import('./industryClaims')>;

export const CLAIMS = {
  'fashion-water': {
    title: 'Agua que usa la moda en un año',
    boundary: 'La industria de la moda de todo el mundo; cada estudio pone sus límites en otro sitio.',
    note: 'Las estimaciones difieren mucho: esta describe 2015. Algunas copias de un artículo que la cita hablan de 1,5 billones de litros, es decir, 53 veces menos.',
  },
  'textiles-water': {
    title: 'Agua que usan todos los textiles en un año',
    boundary:
      'Todos los textiles, con el cultivo del algodón; el {withdrawals-share} % del agua que se extrae en el mundo. Lavar en casa sumaría {washing-water} mil millones de metros cúbicos.',
    note: 'Una segunda estimación conocida. Cuenta todos los textiles, no solo la ropa. Una tercera, de las Naciones Unidas, es de {unep-water} mil millones de metros cúbicos.',
  },
  'lake-ontario': {
    title: 'Agua del lago Ontario',
    boundary: 'El volumen de todo el lago.',
    note: 'Un kilómetro cúbico son mil millones de metros cúbicos.',
  },
  'lake-claimed': {
    title: 'La parte del lago Ontario en nuestro primer borrador',
    boundary:
      'Nuestro primer borrador decía que el agua anual de la moda equivale a la mitad del lago Ontario.',
    note: 'Incorrecto: es más o menos una vigésima parte del lago Ontario. Es alrededor de la mitad del lago Tahoe. El error es casi exactamente una coma decimal corrida.',
    correction: { wrong: 'la mitad del lago Ontario', right: 'el 4,8 % del lago Ontario' },
  },
  'lake-share': {
    title: 'El agua anual de la moda como parte del lago Ontario',
    boundary: '{fashion-water} de {lake-ontario} kilómetros cúbicos.',
    note: 'En volumen. En el mapa la mostramos como parte de la superficie, que no es lo mismo.',
  },
  'lake-one-in': {
    title: 'El agua anual de la moda como fracción del lago Ontario',
    boundary: 'El lago Ontario dividido entre el agua anual de la moda, redondeado a decenas.',
    note: 'Una parte de 20,8, contada como una vigésima.',
  },
  'lake-overstated': {
    title: 'Cuánto exagera la afirmación del lago',
    boundary: 'La mitad del lago Ontario dividida entre el agua anual de la moda.',
    note: 'Tan cerca de diez que quizá se corrió una coma.',
  },
  'lake-tahoe': {
    title: 'Agua del lago Tahoe',
    boundary: 'El volumen de todo el lago, según dos fuentes.',
    note: 'Las fuentes van de 150,7 a {lake-tahoe.high} kilómetros cúbicos.',
  },
  'tahoe-share': {
    title: 'El agua anual de la moda como parte del lago Tahoe',
    boundary: '{fashion-water} de {lake-tahoe.low} a {lake-tahoe.high} kilómetros cúbicos.',
    note: 'Alrededor de la mitad: un lago para el que la afirmación es cierta.',
  },
  yarns: {
    title: 'Hilos de la imagen',
    boundary: 'Toda el agua anual de la moda, dibujada como hilos del uno por ciento.',
    note: 'Una clave para leer la imagen, no una medida.',
  },
  'textile-share': {
    title: 'La producción textil en el agua anual de la moda',
    boundary:
      '{textile-water} de {fashion-water} mil millones de metros cúbicos, probablemente agua bombeada a los campos.',
    note: 'Divide la cifra de un estudio entre la de otro. Los {textile-water} mil millones de metros cúbicos son probablemente agua bombeada a cultivos como el algodón, no agua usada en fábricas. Un estudio más reciente cuenta de {newer-cotton-irrigation.low} a {newer-cotton-irrigation.high} mil millones de metros cúbicos solo para el algodón.',
  },
  'other-share': {
    title: 'Todo lo demás en el agua anual de la moda',
    boundary: 'Lo que queda además de la producción textil.',
    note: 'Solo dice lo que queda; no sabemos qué contiene.',
  },
  'textile-water': {
    title: 'Agua para la producción textil en un año',
    boundary: 'Muy probablemente, agua bombeada a cultivos como el algodón.',
    note: `Solo pudimos leer el comienzo del artículo. Nuestras ${fabricCount} telas, agua por producción, dan {six-fabrics-water} mil millones de metros cúbicos, lo que encaja con agua para los campos. No es una prueba: las dos cifras pueden venir de las mismas tablas. Se buscó en tres idiomas y no se encontró. El sitio que sigue nuestra historia lo atribuye al informe de 2017.`,
  },
  'california-acre-feet': {
    title: 'Agua que usa California en un año',
    boundary: 'Bajo: campos y ciudades, de 1998 a 2010. Alto: todas las extracciones de 2010.',
    note: 'La serie del propio estado llega a 2020. No encontramos ningún total oficial de 2021.',
  },
  'california-share': {
    title: 'El agua de la producción textil frente a la de California',
    boundary:
      '{textile-water} mil millones de metros cúbicos frente a los totales publicados de años anteriores.',
    note: 'Tamaño parecido, algo por debajo de los totales publicados.',
    correction: {
      wrong: 'lo que usó California en 2021',
      right: 'el 85-91 % de lo que usó en años anteriores; no hallamos un total de 2021',
    },
  },
  'cotton-of-textile': {
    title: 'El algodón en el agua de la producción textil',
    boundary: 'Una parte de los {textile-share} hilos de la producción textil, no de los {yarns} hilos.',
    note: 'Nuestros propios datos de fibras dan casi lo mismo. Es una parte de los {textile-water} mil millones de metros cúbicos de los textiles. De los {fashion-water} mil millones de metros cúbicos es alrededor del {cotton-of-all} %. Se buscó en tres idiomas y no se encontró. El sitio que sigue nuestra historia lo atribuye al informe de 2017.',
  },
  'cotton-yarns': {
    title: 'El algodón en el agua anual de la moda',
    boundary:
      'De los {textile-share} hilos de la producción textil, el {cotton-of-textile} % es del algodón.',
    note: 'La parte que da un estudio, de la parte que da otro.',
  },
  'cotton-of-all': {
    title: 'El algodón en el agua anual de la moda, redondeado',
    boundary:
      'De los {textile-share} hilos de la producción textil, el {cotton-of-textile} % es del algodón: contado en porcentaje entero.',
    note: 'La misma cifra que el {cotton-yarns} %.',
  },
  'other-fibers': {
    title: 'Todas las demás fibras en el agua anual de la moda',
    boundary: 'La producción textil sin el algodón.',
    note: 'Lo que deja el {cotton-of-textile} % del algodón.',
  },
  'newer-cotton-irrigation': {
    title: 'El riego del algodón en un año, según un estudio más reciente',
    boundary:
      'Solo el riego: de {icac-newer-irrigation.low} a {icac-newer-irrigation.high} litros por kilogramo, por {icac-newer-lint} millones de toneladas.',
    note: 'Más, solo para el algodón, que los {textile-water} mil millones de metros cúbicos que la historia muestra para todos los textiles. Leímos dos informes sobre el estudio, no el estudio.',
  },
  'world-people': {
    title: 'Personas en el mundo',
    boundary: 'Todas las personas vivas, redondeado.',
    note: 'Las Naciones Unidas fecharon el día de los ocho mil millones en noviembre de 2022. Ahora somos algunos más.',
  },
  'years-for-all': {
    title: 'Años que nos duraría a toda la humanidad el agua anual de la moda',
    boundary:
      'Calculado aquí para 6 tazas al día para cada uno de los {world-people} mil millones de habitantes; la historia usa tu propio número.',
    note: 'Una comparación de cantidades. La mayor parte de esta agua nunca fue potable.',
  },
};
