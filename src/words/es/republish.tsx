// The list of what others may show of a chart or a scene, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/republish';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./republish')>;

export const picture = 'Imagen';
export const data = 'Cifras';
export const embed = 'Insertar';
export const text = 'Texto';
export const thisPicture = 'esta imagen';
export const saveNamed = (format: string, name: string) => `Guardar como ${format}: ${name}`;
export const notSaved = (format: string) => `No se guardó el ${format}.`;
export const copyEmbed = 'Copiar código';
export const embedCopied = 'Código copiado';
export const embedCode = 'Código para insertar';
export const copyText = 'Copiar texto y fuentes';
export const textCopied = 'Texto copiado';
export const textToCopy = 'Texto y fuentes';
export const notCopied = 'No se copió nada.';
