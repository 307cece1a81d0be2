// The words of what stands around every page, in Spanish. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import type * as english from '../en/shell';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./shell')>;

export const skipLink = 'Ir directo a la historia';

export const startPage = 'Threadprint, página de inicio';
export const chapters = 'Capítulos';
export const chapterPour = 'Sed';
export const chapterShirt = 'Ropa';
export const chapterWhere = 'Dónde';
export const chapterLake = 'Lago';
export const chapterCosts = 'Factura';
export const chapterLives = 'Vidas';
export const menu = 'Gráficos y lectura';
export const menuStory = 'La historia';
export const menuCharts = 'Gráficos y fuentes';
export const phases = 'Fases';
export const fabrics = 'Telas';
export const sources = 'Fuentes';
export const teach = 'Clase';

export const reading = 'Lectura';
export const plain = 'Sencilla';
export const still = 'Quieta';

export const picture = 'Imagen';
export const save = (format: string) => `Guardar ${format}`;
export const saveScope = ' de esta escena';
export const saveAs = (format: string) => `Guardar como ${format}`;
export const saveNamed = (format: string, name: string) => `Guardar como ${format}: ${name}`;
export const sceneNotSaved = 'No se guardó.';
export const notSaved = (format: string) => `No se guardó el ${format}.`;
export const pressAgain = (failed: string) => `${failed} Pulsa otra vez.`;

export const loadPage = 'Volver a cargar esta página';
export const sectionFailed = 'Esta parte de la página no llegó a cargarse. ';
export const pageFailed = 'Esta página no llegó a cargarse. ';
export const offlineCopy = (size: string) => `Copia sin conexión (zip, ${size})`;

export const language = 'Idioma';
/** Who has translated the pages, and when; nothing where they were written. */
export const translationNote: ReactNode =
  'Traducción automática de noviembre de 2026; todavía no la ha revisado nadie que tenga el español como lengua materna. ¿Ves un error? Cuéntaselo a quien publica este sitio, con la dirección de la página. En caso de duda, vale el texto en inglés.';
/** After the note, a link. */
export const reportMistake = 'Dónde escribir';
