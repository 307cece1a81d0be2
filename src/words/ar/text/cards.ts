// What the social cards say: titles, short texts, and alternatives in words, in Arabic.
// Translated by machine; no native speaker has read them yet.

import { feminine } from '../../arabic';
import type * as english from '../../en/text/cards';
import type { Translation } from '../../translation';
import { fabricCount, measureCount } from './fabrics';
import { phaseCount } from './phases';
import { placeCount } from './places';

export type Checked = Translation<typeof english, typeof import('./cards')>;

export const homeTitle = 'صناعة\nالأزياء\nالعطشى.';
export const homeAlt =
  'صناعة الأزياء العطشى. كوب ماء فوق كومة من الأقمشة المصبوغة المطوية، وإلى جانبه جوزات قطن متفتحة.';

export const aboutTitle = 'ما مدى\nتأكدنا من\nكل رقم؟';
export const aboutText = 'من أين جاء كل رقم، وماذا وجدنا.';
export const aboutAlt = 'ما مدى تأكدنا من كل رقم؟ قطرة ملفوفة من خيط واحد، كأنها بصمة إصبع.';

export const shirtTitle = 'كم\nكوبًا';
export const shirtLines = 'من الماء يلزم لقطن\nتيشيرت واحد؟';
export const shirtAlt = 'كم كوبًا من الماء يلزم لقطن تيشيرت واحد؟ كل كوب مرسوم، على شكل التيشيرت.';

export const whereTitle = 'أين يُزرع القطن:\nمطر\nأم نهر؟';
export const whereText = (leastPlace: string, least: string, mostPlace: string, most: string) =>
  `أكواب من الأنهار والآبار لقطن تيشيرت واحد: ${leastPlace} ${least}، ${mostPlace} ${most}.`;
export const whereAlt = (text: string) => `خريطة فيها ${placeCount} مكانًا. ${text}`;

/** The share follows it on the same line. */
export const lakeClaim = 'ليس النصف. ';
export const lakeText = (water: string) => `${water}، ماء الأزياء في عام، هو جزء من عشرين من بحيرة أونتاريو.`;
export const lakeAlt = (share: string) =>
  `حدود بحيرة أونتاريو، وقد امتلأ منها ${share}. ليس النصف: ${share}.`;

export const costsTitle = 'كلفة\nما\nنلبس';
export const costsLines = 'لا قماش هو الأقل\nفي كل حساب.';
export const costsAlt =
  'كلفة ما نلبس: جوزة قطن، وكرة صوف، ولفة حبل من القنّب، وبكرة بوليستر. لا قماش هو الأقل في كل حساب.';

export const livesTitle = 'تيشيرت واحد،\nحياتان.';
export const livesLines = 'أيهما أقل انبعاثًا؟\nيختلف الجواب.';
export const livesAlt = 'تيشيرت واحد، حياتان: تيشيرت مقسوم إلى لونين، A وB. أيهما أقل انبعاثًا؟ يختلف الجواب.';

export const productionTitle = 'صنع\nالملابس:\nالنصف.';
export const productionLines = (perTurn: string) => `CO2 بحسب مرحلة الإنتاج،\nكل لفة خيط: ${perTurn}`;
/** Below each bobbin, where there is room for a word. */
export const PHASES = {
  cotton: 'القطن',
  yarn: 'الغزل',
  garment: 'الملابس',
  distribution: 'النقل',
  use: 'الاستعمال',
};
export const productionAlt = `${phaseCount} بكرات ملفوفة بالخيط، واحدة لكل مرحلة من الإنتاج. أعلاها، وهي الحمراء، لصنع الملابس: نصف CO2 كله.`;

export const fabricsTitle = `${fabricCount} أقمشة، و${feminine(measureCount)} فواتير`;
export const MEASURES = { water: 'الماء', energy: 'الطاقة', co2: 'CO2' };
/** Below a chart, the fabric with the tallest bar: "الأكثر: القطن". */
export const most = (fabric: string) => `الأكثر: ${fabric}`;
export const fabricsAlt = `${measureCount} رسوم بأعمدة فيها ${fabricCount} أقمشة: القطن يشرب أكثر، والبولي أميد يأخذ أكثر الطاقة، والصوف يُطلق أكثر CO2.`;

export const sourcesTitle = (count: string) => `الأرقام ${count}:\nما مدى\nتأكدنا؟`;
export const sourcesTally = (hold: string, withNote: string, unconfirmed: string, off: string) =>
  `صحيح: ${hold}، صحيح مع ملاحظة: ${withNote}، غير مؤكد: ${unconfirmed}، غير صحيح: ${off}.`;
export const sourcesAlt = (count: string, tally: string) =>
  `${count} غرزة متصالبة، واحدة لكل رقم في القصة: ${tally}`;

export const teachTitle = 'درس\nلصباح\nالغد.';
export const teachText = (minutes: string) => `${minutes} دقيقة: خطة، وورقة عمل، وإجاباتها.`;
export const teachAlt = (minutes: string) =>
  `درس لصباح الغد. ${minutes} غرزة، واحدة لكل دقيقة، بألوان أجزاء الدرس.`;

export const worksheetTitle = 'هل يُعقل\nهذا؟';
export const worksheetText = (tasks: string) => `مهام للطباعة، عددها ${tasks}، ومعها مكان للكتابة.`;
export const worksheetAlt = 'هل يُعقل هذا؟ ورقة عليها أسطر للكتابة.';

export const answersTitle = 'الإجابات.';
export const answersText = 'كل إجابة مع حسابها، من قائمة أرقامنا.';
export const answersAlt = (answers: string) => `إجابات ورقة العمل: ${answers} وغيرها.`;

export const slipTitle = 'اعثر\nعلى الخطأ.';
export const slipText = (claims: string) => `أقوال للاختبار برقمين، عددها ${claims}.`;
export const slipAlt = (claims: string) => `اعثر على الخطأ. أسطر مشطوبة، واحد لكل قول: ${claims}.`;

export const classTitle = 'صفّنا،\nكوبًا\nكوبًا.';
export const classText = 'انقر الأكواب. والرابط يحمل إجابات الصف.';
export const classAlt = (cups: string) => `صفّنا، كوبًا كوبًا: رسم نقطي فيه ${cups} من الأكواب، كوب لكل تلميذ.`;

export const composeTitle = 'طريقك أنت\nعبر القصة.';
export const composeText = 'اختر المحطات، واطرح سؤالك، وشارك رابطًا واحدًا.';
export const composeAlt = 'طريقك أنت عبر القصة: محطات على خيط.';

export const doTitle = 'توقّع،\nجرّب، أخبر.';
export const doText = 'فكّر أولًا، ثم انظر، ثم قل ماذا وجدت.';
export const doAlt = 'توقّع، جرّب، أخبر: محطات على خيط.';
