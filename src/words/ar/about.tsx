// The words of the about page, in Arabic. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/about';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./about')>;

export const pageTitle = 'عن المشروع';
export const pageDescription = 'عن Threadprint: من صنعه، وكيف تُدقَّق أرقامه.';
export const heading = 'عن المشروع';
export const made = 'كتبه ورسمه ذكاء اصطناعي. وأشخاص قالوا ماذا يصنع.';
export const who =
  'يعرض Threadprint كم يشرب تيشيرت واحد وكم تكلّف الملابس كوكبنا. وهو لا يكسب مالًا، ولا يخزن عنك شيئًا، ولا يطلب من موقع آخر أي شيء.';
export const checkTitle = 'كيف يُدقَّق رقم';
export const check =
  'يبحث واحد منا عن المنشور الذي جاء منه الرقم، ويدوّن ماذا قُرئ، وأين، ومتى. وما لم نستطع أن نتتبعه فهو غير مؤكد: وتحته خط متقطع.';
export const allNumbers = 'ما مدى تأكدنا من كل رقم؟';
export const languagesTitle = 'اللغات';
export const languages =
  'كُتبت القصة بالإنجليزية. أما النسخ الأخرى فصنعتها آلة، ولم يقرأها بعد أحد من أهل تلك اللغات. وعند الشك يُعتمد النص الإنجليزي.';
export const licenseTitle = 'الرخصة';
export const license = 'النص والرسوم والصور: CC BY 4.0. الشيفرة: MIT.';
export const licenses = 'تراخيص البرمجيات والخطوط المستعملة';
export const writeTitle = 'إلى أين تكتب';
export const write = 'هل وجدت خطأ، في رقم أو في كلمة؟ أخبرنا، مع عنوان الصفحة.';
export const writeLink = 'اكتب إلينا';
