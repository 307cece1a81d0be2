// The list of what others may show of a chart or a scene, in Bengali. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/republish';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./republish')>;

export const picture = 'ছবি';
export const data = 'সংখ্যা';
export const embed = 'এমবেড';
export const text = 'লেখা';
export const thisPicture = 'এই ছবি';
export const saveNamed = (format: string, name: string) => `${format} হিসেবে রাখো: ${name}`;
export const notSaved = (format: string) => `${format} রাখা যায়নি।`;
export const copyEmbed = 'এমবেড কোড কপি করো';
export const embedCopied = 'এমবেড কোড কপি হয়েছে';
export const embedCode = 'এমবেড কোড';
export const copyText = 'লেখা ও সূত্র কপি করো';
export const textCopied = 'লেখা কপি হয়েছে';
export const textToCopy = 'লেখা ও সূত্র';
export const notCopied = 'কিছু কপি হয়নি।';
