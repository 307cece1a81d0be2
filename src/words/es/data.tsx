// The page of the data, in Spanish. Translated by machine; no native speaker has read it yet.

import type { ReactNode } from 'react';
import type * as english from '../en/data';
import type { Translation } from '../translation';
import { isOne } from './text/grammar';

export type Checked = Translation<typeof english, typeof import('./data')>;

export const pageTitle = 'Datos abiertos';
export const pageDescription =
  'Cada cifra de la historia en tablas con fuentes y licencias, ediciones para comparar y gráficos para tu propia página.';
export const lead =
  'Cada número de la historia, tejido: un hilo es una columna, una puntada es una celda. Llévate una tabla por su nombre.';
export const size = (rows: number, columns: number) => `${rows} × ${columns}`;
export const woven = (table: string) => `${table} como tela`;
export const legend =
  'Azul: números, más oscuro es más alto. Marrón: palabras. Vivo: una de pocas palabras. Un hueco: vacío.';
export const cell = (table: string, column: string, row: number) =>
  `${table}, columna ${column}, fila ${row}`;

/** The parts of the page. */
export const PARTS = {
  columns: 'Qué dicen las columnas',
  editions: 'Ediciones',
  charts: 'Un gráfico en tu página',
};

/** Above the columns that more than one table has. */
export const inSeveral = 'En varias tablas';
export const programs = (description: ReactNode) => (
  <>Los programas lo encuentran todo en {description}. Las tablas están en inglés.</>
);
export const license =
  'Las palabras, las tablas y nuestro cálculo llevan la licencia CC BY 4.0. Cada fuente tiene sus propias condiciones: una columna dice cuáles, y «not read» si nadie de nuestro equipo las ha leído. AQUASTAT es una de ellas.';
export const cite = 'Citar la historia o una cifra';
export const editionsIntro =
  'Una edición conserva sus direcciones. Estas son todas, con lo que contenía cada una.';
export const edition = (number: number, date: string) => `Edición ${number}, ${date}`;

// The log of changes: its title, its columns, its file.
export const log = 'Qué cambió';
export const before = 'Antes';
export const after = 'Después';
export const why = 'Por qué';
/** After how many changed together. */
export const figures = (count: number) => (isOne(count) ? ' cifra' : ' cifras');
export const allChanges = 'El registro como tabla';
export const filesGone = (files: string) =>
  `Ya no se hacen: ${files}. Los archivos de Word y GIFT contienen lo mismo.`;
export const scriptGone = (script: string) =>
  `${script} ya no hace nada: las páginas que lo llevan muestran una imagen y un enlace. Usa el marco de arriba.`;

// How to put a chart on another page.
export const chartIntro =
  'Pega esto donde deba estar el gráfico. Se carga cuando alguien se acerca, no pregunta a nadie más que a nosotros y no guarda nada.';
export const which = 'Qué gráfico';
export const strict = '¿Tu Content-Security-Policy es estricta? Permite este sitio en frame-src.';
