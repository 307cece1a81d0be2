// The words of saved pictures: what each says of itself, in Arabic. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/picture';
import type { Translation } from '../translation';
import { fabricCount } from './text/fabrics';

export type Checked = Translation<typeof english, typeof import('./picture')>;

export const shirt = 'أكواب يوم إلى جانب قطن تيشيرت واحد';
export const waters = 'ماء قطن تيشيرت واحد، بحسب مصدره';
export const places = 'أين يُزرع: قطن تيشيرت واحد، مكانًا مكانًا';
export const lake = 'ماء الأزياء السنوي: {fashion-water}';
export const costs = `كيلوغرام واحد من كل من الأقمشة ال${fabricCount}: الماء والطاقة وCO2`;
export const label = 'تيشيرت واحد، تقدير واحد: ما يصل إلى {shirt-cups} من الماء';
export const lives = 'تيشيرت واحد، حياتان: ما تسببه مرة لبس واحدة من كل منهما';

export const source = (sources: string) => `المصدر: ${sources}`;
export const license = (name: string, address: string) => `الصورة: Threadprint، ${name}. ${address}`;
/** What the file says of itself to programs. */
export const description = (sources: string, name: string, address: string) =>
  `المصدر: ${sources}. Threadprint، ${name}. ${address}`;

export const productionCheck = 'دققنا: ليس كيلوغرامات لكل كيلوغرام من القماش؛ الأنسب غرامات لكل تيشيرت.';
export const energyCheck = 'دققنا: القيم تناسب ميغاجول لكل كيلوغرام، لا كيلوواط ساعة.';
export const fiberCheck = 'دققنا: القيم تحسب الألياف، لا القماش.';
/** Where a number in the picture has a dashed line. */
export const unconfirmedKey = 'الخط المتقطع: لم نستطع أن نتتبع هذا الرقم إلى مصدره.';

/** Where privacy settings scramble what a page reads of its own drawings: of scenes, and of charts, which are drawn without. */
export const pictureNoise = 'متصفحك يضع تشويشًا مكان ما ترسمه الصفحات. اسمح بالرسم (canvas) لهذه الصفحة.';
export const saveSvg =
  'متصفحك يضع تشويشًا مكان ما ترسمه الصفحات. احفظ SVG، أو اسمح بالرسم (canvas) لهذه الصفحة.';
