// The names of the story's moments, and what a teacher may say at each, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/moments';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./moments')>;

export const shirt = {
  'how-many': {
    name: '¿Cuántas?',
    note: 'Que todos digan un número en voz alta; escribe uno, o sigue adelante.',
  },
  shirt: { name: 'La camiseta', note: 'A buscar las tazas amarillas. ¿Quién se acercó más?' },
  all: { name: 'Tres aguas', note: 'Pregunta: ¿de dónde salió toda esta agua?' },
  bleaching: {
    name: 'Blanqueo',
    note: 'Empieza la fábrica. Las tazas pálidas son seguras; las demás quizá hagan falta.',
  },
  dyeing: {
    name: 'Teñido',
    note: '¿Por qué es tan amplio el intervalo? Los colores oscuros piden más baños que los claros.',
  },
  printing: { name: 'Estampado', note: 'Pregunta: ¿alguien lleva hoy un estampado?' },
  finishing: { name: 'Acabado', note: 'A sumar. ¿La fábrica es más que el campo, o menos?' },
  closing: { name: 'Todo junto', note: '¿Qué faltaba en la afirmación?' },
};

export const where = {
  places: {
    name: 'Dónde crece el algodón',
    note: 'Que todo el grupo adivine antes de que pulses. Después, cambia el orden.',
  },
  stress: { name: 'La sed del país', note: '¿De quién es el agua, y quién más la necesita?' },
  'old-map': { name: 'Este mapa es viejo', note: 'Pregunta: ¿cuántos años puede tener un número?' },
};

export const lake = {
  claim: {
    name: 'La afirmación',
    note: 'Que todos digan cuánto del lago es. Pregunta: ¿cómo podríamos comprobarlo?',
  },
  check: { name: 'La comprobación', note: 'Bastó una división. ¿De qué tamaño era el error?' },
  textile: {
    name: 'Hacer la tela',
    note: 'Nuestra propia tabla encaja con esta parte. ¿Es una prueba, o puede que las dos salgan del mismo sitio?',
  },
  cotton: { name: 'Algodón', note: 'Un porcentaje de un porcentaje: ¿de qué es una parte?' },
};

export const costs = {
  process: {
    name: 'Del campo al lavado',
    note: 'Primero, a adivinar: ¿qué parte emite más? Después, toca «Muéstrame».',
  },
  energy: {
    name: 'Agua y energía',
    note: 'A buscar una fibra que quede baja en los dos lados. ¿La hay?',
  },
  co2: { name: 'Agua y CO2', note: '¿La mejor sigue siendo la mejor?' },
  cards: { name: 'Las fibras', note: 'Que cada quien elija una y diga por qué.' },
  tips: { name: 'Qué hacer', note: '¿Qué de esto podría hacer nuestra clase? Nadie está obligado.' },
  end: { name: 'El final', note: '¿Qué errores hemos encontrado?' },
};

export const lives = {
  'two-lives': {
    name: 'Dos vidas',
    note: 'Cambia una cosa y mira el número de mundos. Adivina antes: ¿sube o baja?',
  },
  studies: {
    name: 'Dos estudios',
    note: '¿Por qué dos estudios serios pueden diferir tanto? Pulsa los botones uno a uno.',
  },
};
