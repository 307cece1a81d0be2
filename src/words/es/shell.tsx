// The words of what stands around every page, in Spanish. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import type * as english from '../en/shell';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./shell')>;

export const linkUnread = 'Una parte de este enlace no se pudo leer. La página sigue sin ella.';
export const skipLink = 'Ir directo a la historia';

export const startPage = 'Threadprint, página de inicio';
export const chapters = 'Capítulos';
export const chapterPour = 'Sed';
export const chapterShirt = 'Ropa';
export const chapterLake = 'Lago';
export const chapterCosts = 'Factura';

export const linePour = 'Tus tazas y la pregunta';
export const lineShirt = 'Las tazas detrás de una camiseta';
export const lineLake = 'Toda la moda y un lago';
export const lineCosts = 'Agua, energía y CO2 de las telas';
/** The three waters, on other pages. */
export const countedName = 'Una camiseta, tres aguas';
export const place = (chapter: string, number: number, count: number) => `${chapter}, ${number} de ${count}`;

export const menu = 'Menú';
export const menuStory = 'La historia';

export const beside = 'Explorar, comprobar, clase';
export const explore = 'Explorar';
export const where = 'Dónde crece';
export const whereLine = 'La misma camiseta, de otro campo';
export const lives = 'Dos vidas';
export const livesLine = 'Dos maneras de usarla y lavarla';
export const phases = 'Fases';
export const phasesLine = 'De dónde sale el CO2 de una camiseta';
export const fabrics = 'Telas';
export const fabricsLine = 'Agua, energía y CO2 de un kilo';
export const check = 'Comprobar';
export const sources = 'Fuentes';
export const sourcesLine = 'Cada número, y quién lo contó';
export const data = 'Datos abiertos';
export const dataLine = 'Todas las tablas, para descargar';
export const about = 'Acerca de';
export const teach = 'Clase';
export const lesson = 'La clase';
export const lessonLine = 'Un plan, fichas y las respuestas';
/** The pages below that one, in the phone's bar. */
export const LESSON_PAGES = {
  worksheet: 'Ficha',
  answers: 'Soluciones',
  slip: 'El error',
  class: 'Grupo',
  compose: 'Tu historia',
  do: 'Tareas',
  words: 'Palabras',
};

export const reading = 'Lectura';
export const howYouRead = 'Cómo lees';
export const plain = 'Solo texto';
export const plainLine = 'Todas las palabras y tablas, sin escenas';
export const still = 'Menos movimiento';
export const stillLine = 'Nada se mueve por sí solo';
export const ownDigits: string = '';
export const ownDigitsLine: string = '';
export const inBrief = 'En breve';
export const takeAlong = 'Para llevar';
export const keep = 'Para usar sin conexión';
export const keepLine = (size: string) =>
  `Un archivo (zip, ${size}): texto, gráficos en reposo, hojas; sin la historia en movimiento`;
export const present = 'Mostrar en la sala';
export const presentLine = 'Pantalla completa; las flechas pasan página';

/** Opens what a chart or a scene offers besides its picture. */
export const more = 'Más';
export const republish = 'Usar este gráfico';
export const republishTerms = 'Con licencia CC BY 4.0: nombra a Threadprint y deja las fuentes.';
export const listFailed = 'La lista no llegó a cargarse.';
export const pressAgain = (failed: string) => `${failed} Pulsa otra vez.`;

export const loadPage = 'Volver a cargar esta página';
export const sectionFailed = 'Esta parte de la página no llegó a cargarse. ';
export const pageFailed = 'Esta página no llegó a cargarse. ';
export const offlineCopy = (size: string) => `Copia sin conexión (zip, ${size})`;

export const footer = 'Seguir y saber más';
export const next = (page: string) => `Sigue: ${page}`;
export const whoMade = 'Quién hizo esto';
export const license = 'Licencia: CC BY 4.0';
export const language = 'Idioma';
/** Who has translated the pages, and when; nothing where they were written. */
export const translated: ReactNode = 'Traducción automática de noviembre de 2026, aún sin revisar.';
/** After that, at the end of a page: a link. */
export const reportMistake = '¿Ves un error?';

/** What came of sharing a link. */
export const linkCopied = 'El enlace está copiado.';
export const copyByHand = 'Aquí está el enlace, para copiarlo.';
