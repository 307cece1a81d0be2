// What the claims of home and of the T-shirt's story say, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/shirtClaims';
import type { Translation } from '../../translation';
import { processCount } from './processes';

export type Checked = Translation<typeof english, typeof import('./shirtClaims')>;

const UNTRACED = `Nadie nos ha mostrado de dónde vienen estos ${processCount} intervalos. Su suma es lo que de verdad usaron fábricas de punto: unas {mill-cups-average} tazas de media, hasta {mill-cups.high}.`;
const UNTRACED_SUM = `La suma es correcta. Los pasos que suma son los ${processCount} intervalos cuyo origen no encontramos.`;
const PART = 'Una parte de los {cotton-liters} litros que hay detrás del algodón de una camiseta.';
const PART_IN_CUPS = 'Una parte de las {cotton-cups} tazas que hay detrás del algodón de una camiseta.';
const WORKED_FOR_SIX = 'Calculado aquí para 6 tazas al día; la historia usa tu propio número.';

export const CLAIMS = {
  'cotton-cups': {
    title: 'Tazas de agua para el algodón de una camiseta',
    boundary:
      'Cultivar el algodón de una camiseta de {shirt-weight} gramos: riego, lluvia y el agua limpia que haría falta para diluir la contaminación.',
    note: 'Redondeamos la conversión, así que sobran unas pocas tazas. Se encontró dónde se publicó primero: un grupo universitario, 2007. La tabla posterior del grupo da {later-shirt-liters} litros; solo el riego, según cuentas más nuevas, son {irrigation-liters}.',
  },
  'cotton-liters': {
    title: 'Litros de agua para el algodón de una camiseta',
    boundary:
      'Riego, lluvia y el agua limpia que haría falta para diluir la contaminación; tela de algodón acabada para una camiseta de {shirt-weight} gramos.',
    note: 'Se encontró dónde se publicó primero: un grupo universitario, 2007. La tabla posterior del grupo da {later-shirt-liters} litros; solo el riego, según cuentas más nuevas, son {irrigation-liters}. Mucha de esta agua cayó como lluvia. Otra parte nunca se vertió, solo se contó: diluiría la contaminación. No son {cotton-liters} litros de un grifo.',
  },
  'cups-per-liter': {
    title: 'Tazas en un litro',
    boundary: 'La conversión redondeada que está detrás de las tazas de agua del algodón.',
    note: 'En un litro caben 4,2268 tazas estadounidenses; redondeamos a {cups-per-liter} tazas.',
  },
  'us-cup': {
    title: 'Una taza estadounidense',
    boundary:
      'Una medida de volumen: la dieciseisava parte de un galón estadounidense de 231 pulgadas cúbicas.',
    note: 'La taza habitual en Estados Unidos, por definición: una pulgada son 2,54 centímetros.',
  },
  'cup-volume': {
    title: 'Lo que cabe en una taza',
    boundary: 'Una taza estadounidense, en mililitros enteros.',
    note: 'Más o menos una taza de café pequeña.',
  },
  'irrigation-part': {
    title: 'El riego en el agua del algodón',
    boundary: PART,
    note: 'Es agua sacada de ríos, lagos y pozos. Un recuento más nuevo, solo para el algodón en rama: {irrigation-liters} litros.',
  },
  'rain-part': {
    title: 'La lluvia en el agua del algodón',
    boundary: PART,
    note: 'Cayó sobre el campo y la usaron las plantas.',
  },
  'dilution-part': {
    title: 'Agua que diluiría la contaminación del algodón',
    boundary: PART,
    note: 'Se llama dilución. Nadie la vertió: es el agua limpia que haría falta para diluir lo que los fertilizantes y los productos químicos dejan en el agua.',
  },
  'newer-irrigation-part': {
    title: 'La parte bombeada del riego y la lluvia del algodón, según un estudio más reciente',
    boundary:
      'La cuenta del comité del algodón de 2020 a 2024: lo que se bombea, como parte de lo bombeado y de la lluvia. La dilución no se cuenta.',
    note: 'El dibujo conserva las partes antiguas, de las que salen sus {cotton-liters} litros. Depende del lugar.',
  },
  'irrigation-cups': {
    title: 'Tazas de riego en el algodón de una camiseta',
    boundary: PART_IN_CUPS,
    note: 'La parte viene en porcentajes enteros, así que las tazas valen con un margen de unas cien.',
  },
  'rain-cups': {
    title: 'Tazas de lluvia en el algodón de una camiseta',
    boundary: PART_IN_CUPS,
    note: 'La parte viene en porcentajes enteros, así que las tazas valen con un margen de unas cien.',
  },
  'dilution-cups': {
    title: 'Tazas contadas para diluir la contaminación, por el algodón de una camiseta',
    boundary: PART_IN_CUPS,
    note: 'Nadie vierte esta agua: es la que haría falta para diluir lo que los fertilizantes y los productos químicos dejan en el agua.',
  },
  'irrigation-part-liters': {
    title: 'Riego en el algodón de una camiseta, en litros',
    boundary: PART,
    note: 'El porcentaje publicado, por el total publicado.',
  },
  'rain-part-liters': {
    title: 'Lluvia en el algodón de una camiseta, en litros',
    boundary: PART,
    note: 'Cayó sobre el campo: nadie la bombeó.',
  },
  'dilution-part-liters': {
    title: 'Agua para diluir la contaminación, por el algodón de una camiseta, en litros',
    boundary: PART,
    note: 'Calculada, no vertida.',
  },
  'used-up-liters': {
    title: 'Riego y lluvia en el algodón de una camiseta, en litros',
    boundary: 'Las dos partes, sin el agua para diluir la contaminación.',
    note: 'La suma de las dos.',
  },
  'used-up-cups': {
    title: 'Riego y lluvia que gastó el algodón de una camiseta',
    boundary: 'Las dos partes, sin el agua para diluir la contaminación.',
    note: 'La suma de las dos.',
  },
  'fiber-irrigation-cups': {
    title: 'Tazas de riego en el algodón en bruto de una camiseta',
    boundary:
      'Solo el riego, para la fibra de una camiseta de {shirt-weight} gramos, a {us-cup} mililitros por taza.',
    note: 'Es una cuenta distinta de la de las {irrigation-cups} tazas: de algodón en bruto, no de tela acabada, y más reciente.',
  },
  'your-share': {
    title: 'Lo que bebes en un día, como parte del agua del algodón',
    boundary: WORKED_FOR_SIX,
    note: 'Los cinco decimales muestran lo pequeña que es; la estimación de la que parte no es tan exacta.',
  },
  'your-quotient': {
    title: 'Lo que bebes en un día, dividido entre el agua del algodón',
    boundary: WORKED_FOR_SIX,
    note: 'La misma parte, todavía sin pasar a porcentaje.',
  },
  bleaching: {
    title: 'Tazas de agua para blanquear una camiseta',
    boundary: 'Agua de proceso para una camiseta; de 10 a 30 litros por kilogramo de tela.',
    note: UNTRACED,
  },
  dyeing: {
    title: 'Tazas de agua para teñir una camiseta',
    boundary: 'Agua de proceso para una camiseta; de 50 a 200 litros por kilogramo de tela.',
    note: UNTRACED,
  },
  printing: {
    title: 'Tazas de agua para estampar una camiseta',
    boundary: 'Agua de proceso para una camiseta; de 10 a 50 litros por kilogramo de tela.',
    note: UNTRACED,
  },
  finishing: {
    title: 'Tazas de agua para el acabado de una camiseta',
    boundary: 'Agua de proceso para una camiseta; de 10 a 100 litros por kilogramo de tela.',
    note: 'Este parece demasiado alto, salvo que cuente el último lavado.',
  },
  'after-bleaching': {
    title: 'Tazas usadas tras el blanqueo',
    boundary: `El primero de los ${processCount} procesos húmedos.`,
    note: UNTRACED_SUM,
  },
  'after-dyeing': {
    title: 'Tazas usadas tras el teñido',
    boundary: 'Blanqueo y teñido.',
    note: UNTRACED_SUM,
  },
  'after-printing': {
    title: 'Tazas usadas tras el estampado',
    boundary: 'Blanqueo, teñido y estampado.',
    note: UNTRACED_SUM,
  },
  'after-finishing': {
    title: 'Tazas usadas tras el acabado',
    boundary: `Los ${processCount} procesos húmedos.`,
    note: `Comparada con fábricas medidas: las de punto de EE.\u00a0UU. usaron {mill-cups-average} tazas por camiseta de media, de {mill-cups.low} a {mill-cups.high}. La nuestra va de la fábrica media a la más sedienta. Los ${processCount} pasos siguen sin origen conocido.`,
  },
  'shirt-cups': {
    title: 'Tazas de agua para una camiseta: la cuenta más alta',
    boundary: `El algodón y el valor más alto de los ${processCount} procesos.`,
    note: 'El total usa el valor más alto de cada paso. Puede que cuente dos veces una parte del procesado, porque la cifra del algodón es de tela acabada.',
  },
  'shirt-cups-low': {
    title: 'Tazas de agua para una camiseta: la cuenta más baja',
    boundary: `El algodón y el valor más bajo de los ${processCount} procesos.`,
    note: 'Lo mínimo de la fábrica, no lo mínimo de todo: las cuentas más recientes del agua del algodón quedan por debajo.',
  },
  'shirt-liters': {
    title: 'Litros de agua para una camiseta: la cuenta más alta',
    boundary: 'Las mismas tazas en litros, a {us-cup} mililitros por taza.',
    note: 'Con las {cups-per-liter} tazas por litro redondeadas serían 2795 litros.',
  },
  'factory-liters': {
    title: 'La parte de la fábrica en el agua de una camiseta',
    boundary: 'Hasta esta cantidad, para blanqueo, teñido, estampado y acabado.',
    note: 'Lo que {shirt-liters} litros tienen de más sobre {cotton-liters}. Las {after-finishing.high} tazas solas son 95 litros: los {cotton-liters} publicados están redondeados.',
  },
  'drinking-cups': {
    title: 'Tazas que una persona debería beber al día',
    boundary: 'Todas las bebidas menos el alcohol, en vasos o tazas del Reino Unido.',
    note: 'Un consejo británico. Un comité de EE.\u00a0UU. calculó que lo habitual son unas {us-drinking-cups.low} tazas de bebida para las mujeres y {us-drinking-cups.high} para los hombres.',
  },
  'people-for-a-day': {
    title: 'Personas que tendrían bebida para un día con esta agua',
    boundary:
      'El agua de una camiseta, repartida a razón de {drinking-cups.low} a {drinking-cups.high} tazas por persona, para un día.',
    note: 'Es decir, la bebida de un día para entre unas 1500 y {people-for-a-day.high} personas. Compara cantidades; el agua de los campos no es agua potable. Los vasos británicos no son nuestras tazas: de {drinking-cups.low} a {drinking-cups.high} vasos son de 1,2 a 1,6 litros, es decir, de 1750 a 2330 personas.',
    correction: { wrong: 'mil personas', right: 'mil personas, durante un día' },
  },
  'your-days': {
    title: 'Días que te duraría el agua de una camiseta',
    boundary: WORKED_FOR_SIX,
    note: 'Redondeado a días enteros: el último no está completo.',
  },
  'your-years': {
    title: 'Años que te duraría el agua de una camiseta',
    boundary: WORKED_FOR_SIX,
    note: 'La historia lo dice en palabras, redondeado a medio año.',
  },
};
