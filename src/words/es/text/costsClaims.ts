// What the claims of the costs and the tips say, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/costsClaims';
import type { Translation } from '../../translation';
import { fabricCount } from './fabrics';
import { phaseCount } from './phases';

export type Checked = Translation<typeof english, typeof import('./costsClaims')>;

const OF_SIX = `El valor más alto de ${fabricCount} telas dividido entre el más bajo.`;

export const CLAIMS = {
  'phases-sum': {
    title: 'CO2 de una camiseta, todas las fases',
    boundary: `Las ${phaseCount} fases sumadas: una camiseta ligera, con su uso.`,
    note: 'Léelo como gramos de CO2e (otros gases incluidos) por camiseta. En kilogramos por kilogramo, el algodón emitiría {fiber-times-over} veces lo que dice nuestro propio dato. Las cifras de agua suponen una camiseta de {shirt-weight} gramos: son dos camisetas distintas.',
    correction: { wrong: 'kilogramos por kilogramo de tela', right: 'gramos por camiseta' },
  },
  'shirt-co2': {
    title: 'CO2 de una camiseta en kilogramos',
    boundary: 'La misma suma, a 1000 gramos por kilogramo.',
    note: 'Los totales publicados para camisetas van de unos {published-shirts-co2.low} a {published-shirts-co2.high} kilogramos, y algunos ponen la mitad en el lavado. Importan el peso, la electricidad y el secado.',
  },
  'shirt-weight': {
    title: 'Peso de la camiseta en las cifras de agua',
    boundary: 'Una camiseta gruesa de algodón.',
    note: 'Las cifras de CO2 son de una camiseta más ligera.',
  },
  'phase-ratio': {
    title: 'La fabricación de la prenda frente a la distribución',
    boundary: 'La fase más alta dividida entre la más baja.',
    note: 'Una proporción vale en cualquiera de las dos unidades.',
  },
  'water-ratio': {
    title: 'El agua del algodón frente a la del poliéster',
    boundary: OF_SIX,
    note: 'Con los valores publicados para el poliéster sería mucho menos.',
  },
  'water-ratio-next': {
    title: 'El agua del algodón frente a la de la lana',
    boundary: `El valor más alto de ${fabricCount} telas dividido entre el siguiente.`,
    note: 'Un valor publicado para la lana está cerca del nuestro.',
  },
  'energy-ratio': {
    title: 'La energía de la poliamida frente a la del cáñamo',
    boundary: OF_SIX,
    note: 'Su unidad es dudosa; la proporción no.',
  },
  'co2-ratio': {
    title: 'El CO2 de la lana frente al del algodón',
    boundary: OF_SIX,
    note: 'Los valores publicados para la lana difieren más del doble.',
  },
  'wool-from-farm': {
    title: 'Impacto de la lana que viene de las ovejas',
    boundary: 'Hasta esta parte del impacto climático de la lana.',
    note: 'El transporte es alrededor del {freight-share} % del impacto climático de una prenda media, así que suma poco. El {wool-from-farm} % está en la propia página de una empresa.',
  },
  'freight-share': {
    title: 'El transporte en el impacto climático de una prenda',
    boundary: 'Una prenda media, de la fábrica a la tienda; sin contar el viaje de quien la compra.',
    note: 'Por eso el largo viaje de la lana suma poco. Un informe sobre un estudio sueco pone la distribución a las tiendas en el 3,1 %.',
  },
  'irrigation-liters': {
    title: 'Riego para la fibra de una camiseta',
    boundary: 'Solo riego, y solo para la fibra. Sin lluvia y sin agua para diluir la contaminación.',
    note: 'Los {cotton-liters} litros cuentan también la lluvia y el agua para diluir la contaminación, usan datos más antiguos y son de tela acabada. La misma camiseta, otra pregunta.',
    correction: { wrong: 'por kg de tela', right: 'por kg de fibra, antes de hilar, teñir y coser' },
  },
  'cotton-energy-in-megajoules': {
    title: 'La energía del algodón, si su unidad fuera kWh',
    boundary:
      'Los {cotton-energy} kWh por kilogramo del algodón, pasados a megajulios: 3,6 megajulios son un kWh.',
    note: `Un valor publicado para el algodón es de {published-cotton-energy} megajulios por kilogramo, así que {cotton-energy-in-megajoules} megajulios no puede ser. El número en sí, {cotton-energy}, se acerca: creemos que los ${fabricCount} valores son megajulios.`,
    correction: { wrong: 'kWh por kilogramo', right: 'megajulios por kilogramo de fibra' },
  },
  'wears-30': {
    title: 'Usos de una camiseta',
    boundary: 'El punto de partida del consejo.',
    note: 'La tuya puede usarse más o menos: el control deslizante es para ti.',
  },
  'wears-60': {
    title: 'El doble de usos de una camiseta',
    boundary: 'Dos veces {wears-30} usos.',
    note: 'Lo que propone el consejo.',
  },
  'cups-per-wear-30': {
    title: 'Tazas de agua por cada uno de {wears-30} usos',
    boundary: 'Todas las tazas de una camiseta, repartidas entre sus usos.',
    note: 'El agua se usó una vez; cada uso hace más pequeña su parte.',
  },
  'cups-per-wear-60': {
    title: 'Tazas de agua por cada uno de {wears-60} usos',
    boundary: 'Todas las tazas de una camiseta, repartidas entre sus usos.',
    note: 'El agua se usó una vez; cada uso hace más pequeña su parte.',
  },
  'twice-as-long': {
    title: 'Impacto climático que se ahorra al usar la ropa el doble',
    boundary: 'El impacto climático de la ropa en Suecia, por cada uso.',
    note: 'WRAP halló que nueve meses más de uso reducen la huella de carbono, agua y residuos del {nine-months-longer.low} al {nine-months-longer.high} %.',
  },
  'repairs-replace': {
    title: 'Reparaciones que evitaron una compra nueva',
    boundary: 'Lo que respondió la gente en encuestas británicas.',
    note: 'Una estimación británica anterior daba el {secondhand-older} % para la segunda mano, así que solo ayuda si sustituye algo.',
  },
  'secondhand-replaces': {
    title: 'Compras de segunda mano que evitaron una nueva',
    boundary: 'Lo que respondió la gente en encuestas británicas.',
    note: 'Una estimación británica anterior daba el {secondhand-older} % para la segunda mano, así que solo ayuda si sustituye algo.',
  },
  'cooler-wash': {
    title: 'Energía que ahorra un lavado más frío',
    boundary: 'Lavar a {wash-cool} °C en lugar de a {wash-warm} °C, en una prueba de consumidores.',
    note: 'Alrededor del {cooler-wash} %, según citan otros la prueba; no todas las lavadoras son iguales.',
  },
  'wash-cool': {
    title: 'Temperatura del lavado más frío',
    boundary: 'El programa que se probó.',
    note: 'Un ajuste de la lavadora.',
  },
  'wash-warm': {
    title: 'Temperatura del lavado más caliente',
    boundary: 'El programa al que sustituyó.',
    note: 'Un ajuste de la lavadora.',
  },
  'label-organic': {
    title: 'Fibra orgánica que promete la etiqueta «organic»',
    boundary: 'Al menos esto, según el Global Organic Textile Standard.',
    note: 'Una etiqueta sobre cómo se cultivó la fibra, no sobre litros ni CO2.',
  },
  'label-made-with': {
    title: 'Fibra orgánica que promete la etiqueta «made with organic»',
    boundary: 'Al menos esto, según el Global Organic Textile Standard.',
    note: 'El segundo grado de la misma norma.',
  },
};
