// The list of what others may show of a chart or a scene, in Arabic. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/republish';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./republish')>;

export const picture = 'الصورة';
export const data = 'الأرقام';
export const embed = 'التضمين';
export const text = 'النص';
export const thisPicture = 'هذه الصورة';
export const saveNamed = (format: string, name: string) => `احفظ بصيغة ${format}: ${name}`;
export const notSaved = (format: string) => `لم يُحفظ ملف ${format}.`;
export const copyEmbed = 'انسخ شيفرة التضمين';
export const embedCopied = 'نُسخت شيفرة التضمين';
export const embedCode = 'شيفرة التضمين';
export const copyText = 'انسخ النص ومصادره';
export const textCopied = 'نُسخ النص';
export const textToCopy = 'النص ومصادره';
export const notCopied = 'لم يُنسخ شيء.';
