// What the claims of the page about two lives say, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/livesClaims';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./livesClaims')>;

const MODEL =
  'CO2e: cuenta también otros gases. Un modelo del Estado francés, que él mismo llama uno entre muchos.';

export const POWER = {
  boundary: 'Un kilovatio hora del enchufe, de media en un año.',
  note: 'Una media: la tuya cambia con la hora y con lo que contratas.',
};
export const POWERS = {
  'power-ch': 'CO2 de la electricidad: Suiza',
  'power-be': 'CO2 de la electricidad: Bélgica',
  'power-es': 'CO2 de la electricidad: España',
  'power-pt': 'CO2 de la electricidad: Portugal',
  'power-gb': 'CO2 de la electricidad: Reino Unido',
  'power-tr': 'CO2 de la electricidad: Turquía',
  'power-it': 'CO2 de la electricidad: Italia',
  'power-eu': 'CO2 de la electricidad: media de la UE',
  'power-us': 'CO2 de la electricidad: Estados Unidos',
  'power-tn': 'CO2 de la electricidad: Túnez',
  'power-de': 'CO2 de la electricidad: Alemania',
  'power-pl': 'CO2 de la electricidad: Polonia',
};

export const CLAIMS = {
  'making-co2': {
    title: 'Hacer una camiseta',
    boundary:
      'Una camiseta de algodón de {light-shirt} gramos hasta la tienda. No cuenta su uso ni su final.',
    note: `${MODEL} Los valores publicados para la vida entera van de {published-shirts-co2.low} a {published-shirts-co2.high} kilogramos, un intervalo más amplio que el de hacerla.`,
  },
  'life-wears': {
    title: 'Usos de una camiseta, según la regla europea',
    boundary:
      'Cuántas veces se lleva una camiseta antes de deshacerse de ella, según la regla para huellas de productos.',
    note: 'Una convención. Quienes trabajaron en la regla la llaman un juicio de expertos, y se discute.',
  },
  'lasting-factor': {
    title: 'Cuánto más o menos puede durar una camiseta',
    boundary: 'El número de usos, por este factor: de una que no pasa las pruebas a una que las pasa todas.',
    note: 'Lo tomamos como intervalo de lo que una camiseta dura de verdad.',
  },
  'light-shirt': {
    title: 'Peso de la camiseta en el modelo',
    boundary: 'Una camiseta de algodón.',
    note: 'La camiseta de nuestras cifras de agua pesa {shirt-weight} gramos: es nuestro extremo alto. La elección es nuestra.',
  },
  'washing-energy': {
    title: 'Electricidad de un lavado',
    boundary: 'Solo la lavadora, para un kilogramo de ropa.',
    note: 'Aquí no varía. Un lavado más frío gasta menos.',
  },
  'drying-energy': {
    title: 'Electricidad de una secadora',
    boundary: 'Un kilogramo de ropa.',
    note: 'Poco para una secadora que echa su calor fuera: nuestro extremo alto es {drying-energy-high} kWh por kg.',
  },
  'drying-energy-high': {
    title: 'Electricidad de una secadora, nuestro extremo alto',
    boundary: 'Un kilogramo de ropa en una secadora antigua.',
    note: 'Una mala secadora según la etiqueta europea de los años 1990. Las nuevas gastan menos: un tercio, o tres cuartos.',
  },
  'washes-dried': {
    title: 'Lavados que acaban en la secadora, según la regla europea',
    boundary: 'Una media de muchos hogares.',
    note: 'En tu casa son todos, ninguno o algo entre medias: por eso se puede mover.',
  },
  'washes-dried-less': {
    title: 'Lavados que acaban en la secadora, en nuestro camino a la parte baja',
    boundary: 'La mitad de lo que fija la regla europea.',
    note: 'Elección nuestra, para que la parte del uso se acerque al {use-phase-share}\u00a0%.',
  },
  'washes-ironed': {
    title: 'Lavados tras los que se plancha una camiseta, según la regla europea',
    boundary: 'Una media de muchos hogares.',
    note: 'Muchas camisetas no se planchan nunca.',
  },
  'ironing-time': {
    title: 'Planchar una camiseta',
    boundary: 'El método dice dos minutos; su tabla, un poco más.',
    note: 'Tomamos el valor de la tabla como medio y el otro como extremo bajo.',
  },
  'iron-power': {
    title: 'Potencia de una plancha',
    boundary: 'Mientras está encendida.',
    note: 'El valor del modelo.',
  },
  'wears-a-wash': {
    title: 'Usos entre dos lavados, según el modelo',
    boundary: 'Una camiseta.',
    note: 'En el modelo, la camiseta se lava después de cada uso.',
  },
  'washing-liters': {
    title: 'Agua de un lavado',
    boundary: 'Un kilogramo de ropa, agua del grifo.',
    note: 'La página da otra unidad, que no puede ser correcta. Los puntos del modelo por agua escasa quedan fuera: no son litros.',
  },
  'making-a-wear': {
    title: 'Hacer una camiseta, por cada uno de {life-wears} usos',
    boundary: 'Lo que cuesta hacerla, repartido entre los usos de la regla europea.',
    note: 'El cuidado se suma a esto.',
  },
  'rule-use-share': {
    title: 'El uso en el CO2 de una camiseta: la regla europea',
    boundary: 'Lavar, secar y planchar, de todo lo que causa un uso.',
    note: '{life-wears} usos, un lavado tras cada uno, {washes-dried}\u00a0% en la secadora, {washes-ironed}\u00a0% con plancha, la electricidad media de la UE.',
  },
  'lower-use-share': {
    title: 'El uso en el CO2 de una camiseta: un camino a la parte baja',
    boundary: 'Lo mismo, con {washes-dried-less}\u00a0% en la secadora.',
    note: 'Cerca del {use-phase-share}\u00a0% de un estudio. No sabemos si usó estos valores.',
  },
  'higher-use-share': {
    title: 'El uso en el CO2 de una camiseta: un camino a la parte alta',
    boundary: 'Lo mismo, siempre en la secadora, siempre con plancha y con la electricidad de Polonia.',
    note: 'Cerca del {published-use-share}\u00a0% de otro estudio.',
  },
  'washes-liters': {
    title: 'Agua de todos los lavados de una camiseta',
    boundary: '{life-wears} lavados de una camiseta de {shirt-weight} gramos.',
    note: 'Una camiseta de {light-shirt} gramos necesita menos.',
  },
  'washes-share': {
    title: 'Todos los lavados frente a cultivar y fabricar',
    boundary: 'El agua de {life-wears} lavados, de los {shirt-liters} litros de cultivar y fabricar.',
    note: 'Dos clases de agua: la del grifo se cuenta junto a la lluvia y los ríos.',
  },
};
