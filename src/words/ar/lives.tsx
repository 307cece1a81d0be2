// The words of the page about two lives of one shirt, in Arabic. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import { feminine, pluralOf } from '../arabic';
import type * as english from '../en/lives';
import type { Translation } from '../translation';
import { numberWord } from './text/grammar';

export type Checked = Translation<typeof english, typeof import('./lives')>;

export const pageTitle = 'تيشيرت واحد، حياتان';
export const pageDescription =
  'حياتان لتيشيرت واحد جنبًا إلى جنب: كم مرة يُلبس ويُغسل ويُجفف ويُكوى، وفي أيّ العوالم الممكنة الكثيرة تكون إحداهما أقل انبعاثًا.';

// The poster.
export const titleFirst = 'تيشيرت واحد،';
export const titleSecond = 'حياتان.';
/** How often A is worn. */
export const wornTimes = '# مرة';
export const posterWorn = (letter: string, times: ReactNode) => (
  <>
    <span>{`${letter} يُلبس `}</span>
    {times}
    <span>.</span>
  </>
);
export const posterRule = 'قاعدة خبراء، لا عدّ. يجف على الحبل.';
export const posterDryer = (share: ReactNode) => (
  <>
    {share}
    <span> من غسلاته تذهب إلى المجففة.</span>
  </>
);
export const posterAsk = 'أيهما أقل انبعاثًا؟';

// The two lives.
export const toolTitle = 'حياتان، وعوالم كثيرة';
export const life = (letter: string) => `الحياة ${letter}`;
export const unit = 'من CO2e لكل مرة لبس';
export const livesUnread = {
  a: 'النصف الأول من هذا الرابط مفقود. الحياة A هي المعتادة.',
  b: 'النصف الثاني من هذا الرابط مفقود. الحياة B هي المعتادة.',
  both: 'تعذّرت قراءة هذا الرابط. الحياتان هما المعتادتان.',
};
export const gramsOf = (grams: string) => `${grams} غ`;
export const PARTS = { making: 'الصنع', washing: 'الغسيل', drying: 'التجفيف', ironing: 'الكيّ' };
export const care = 'العناية';
export const settings = 'الإعدادات';
export const done = 'تم';
/** Heard after it. */
export const ofLife = (letter: string) => ` الحياة ${letter}`;
export const lowerStart = (share: string) => `قرب الدراسة التي تقول ${share}`;
export const higherStart = (share: string) => `قرب التي تقول ${share}`;
export const ruleStart = 'قاعدة أوروبا';

export const worn = 'يُلبس';
export const times = 'مرة';
export const wash = 'غسلة كل';
export const wears = (count: number) =>
  pluralOf(count, {
    one: 'مرة لبس',
    two: 'مرة لبس',
    few: 'مرات لبس',
    many: 'مرة لبس',
    other: 'مرة لبس',
  });
export const dried = 'في المجففة';
export const ironed = 'بالكيّ';
export const power = 'الكهرباء';
export const bought = 'اشتُري';
export const isNew = 'جديدًا';
export const secondHand = 'مستعملًا';
export const POWERS = {
  ch: 'سويسرا',
  be: 'بلجيكا',
  es: 'إسبانيا',
  pt: 'البرتغال',
  gb: 'المملكة المتحدة',
  tr: 'تركيا',
  it: 'إيطاليا',
  eu: 'متوسط الاتحاد الأوروبي',
  us: 'الولايات المتحدة',
  tn: 'تونس',
  de: 'ألمانيا',
  pl: 'بولندا',
};

// What limits each control, beside it.
export const wornNote = (rule: ReactNode) => (
  <>
    {rule}
    <span> اصطلاح، ومحل خلاف. وكثرة اللبس لا تنفع إلا إذا اشتريت أقل.</span>
  </>
);
export const driedNote = (low: ReactNode, high: ReactNode) => (
  <>
    <span>محسوبة بالأدنى: </span>
    {low}
    <span>. وقد تأخذ مجففة أقدم </span>
    {high}
    <span>.</span>
  </>
);
export const boughtNote = (share: ReactNode) => (
  <>
    <span>لا يُحسب إلا إذا حل محل جديد: </span>
    {share}
    <span> قالوا ذلك.</span>
  </>
);

/** "عدد مرات اللبس: 45، غسلة بعد كل مرة لبس، يجف على الحبل، كيّ 40%، متوسط الاتحاد الأوروبي." */
export const lifeLine = (
  wears: string,
  wash: number,
  dried: number,
  ironed: number,
  power: string,
  isSecondHand: boolean,
) =>
  `عدد مرات اللبس: ${wears}، ${wash === 1 ? 'غسلة بعد كل مرة لبس' : `غسلة كل ${wash} من مرات اللبس`}، ${
    dried === 0 ? 'يجف على الحبل' : `المجففة ${dried}\u200e%\u200e`
  }، ${ironed === 0 ? 'لا يُكوى أبدًا' : `الكيّ ${ironed}\u200e%\u200e`}، ${power}${isSecondHand ? '، مستعمل' : ''}.`;

// The worlds.
export const verdictMost = (worlds: string, all: string, letter: ReactNode) => (
  <>
    <span>{`في ${worlds} من أصل ${all} من العوالم، `}</span>
    {letter}
    <span> أقل انبعاثًا.</span>
  </>
);
export const verdictAll = (all: string, letter: ReactNode) => (
  <>
    <span>{`في العوالم كلها، وعددها ${all}، `}</span>
    {letter}
    <span> أقل انبعاثًا.</span>
  </>
);
export const verdictSame = 'A وB حياة واحدة.';
export const youSaid = (letter: string) => `قلتَ ${letter}.`;
export const whySame = 'غيّر إعدادًا لتقارن بينهما.';
export const tossUp = 'أشبه برمي قطعة نقود.';
export const eachShirt = 'كل تيشيرت صغير عالَم: يُصنع ويُلبس ويُجفف على طريقته، ضمن نطاقات نسميها. عدّ لا احتمال.';
export const modeledCare = 'العناية وفق نموذج';
export const isLighter = (letter: string, worlds: string) => `${letter} أقل انبعاثًا في ${worlds} من العوالم`;
/** After `isLighter`. */
export const areEven = (worlds: string) => `، ويتساويان في ${worlds} من العوالم`;
export const announced = (verdict: string, gramsA: string, gramsB: string) =>
  `A ${gramsA} غ، B ${gramsB} غ. ${verdict}`;
export const verdictText = (worlds: string, all: string, letter: string) =>
  `في ${worlds} من أصل ${all} من العوالم، ${letter} أقل انبعاثًا.`;

// 19% or 52%?
export const studiesTitle = (lower: ReactNode, higher: ReactNode) => (
  <>
    {lower}
    <span>{' أم '}</span>
    {higher}
    <span>؟</span>
  </>
);
export const MOVES = {
  drying: 'المجففة بعد كل غسلة',
  ironing: 'الكيّ كل مرة',
  power: 'كهرباء بولندا',
};
const moveCount = numberWord(Object.keys(MOVES).length);
export const studiesLead = `هذا القدر من CO2e للتيشيرت يأتي من العناية به، كما تقول دراستان. اضغط ${moveCount} أزرار، فتصير إحداهما الأخرى.`;
export const threeMoves = `${feminine(moveCount)} حركات`;
export const insteadOf = (share: string) => `بدلًا من ${share} من الغسلات`;
export const insteadOfEu = 'بدلًا من متوسط الاتحاد الأوروبي';
/** With a mark that keeps the sign before its number from right to left. */
export const added = (points: string) => `\u200e+${points}`;
/** Heard in place of "+10". */
export const addedPoints = (points: string) => `الزيادة بالنقاط: ${points}`;
export const careOf = (care: string, all: string) => `العناية ${care} من ${all} غ لكل مرة لبس.`;
export const oneStudy = 'جواب دراسة.';
export const otherStudy = 'جواب الدراسة الأخرى. والتيشيرت هو نفسه.';
export const noStudy = 'لا دراسة تقول هذا. أنت تقوله.';
export const oneWay = (lower: string, higher: string) =>
  `طريق واحد من ${lower} إلى ${higher} بحسب نموذجنا. ولا يلزم أن أيًا من الدراستين سلكته.`;

// The numbers.
export const foldName = 'أرقام الحياتين، وعلى ماذا يتوقف الجواب';
export const co2e = 'تُحسب في CO2e أيضًا غازات أخرى تسخّن الهواء.';
export const startsCaption = 'غرامات CO2e لكل مرة لبس، وحصة الاستعمال';
export const startColumn = 'البداية';
export const careShare = 'الاستعمال';
export const wholeWear = 'مرة لبس واحدة';
export const yourA = 'A عندك';
export const yourB = 'B عندك';

// What the answer hangs on.
export const hangsTitle = 'على ماذا يتوقف الجواب.';
export const makingBand = (making: ReactNode, band: ReactNode) => (
  <>
    <span>لصنع تيشيرت نأخذ </span>
    {making}
    <span>، وفي العوالم </span>
    {band}
    <span>، وهي من أعمار كاملة وأوسع من الصنع وحده.</span>
  </>
);
export const HANGS = {
  makingKg: 'صنع تيشيرت واحد',
  lastingA: 'كم يدوم A حقًا',
  lastingB: 'كم يدوم B حقًا',
  dryerKwhPerKg: 'ما تأخذه المجففة',
  shirtKg: 'وزن التيشيرت',
  ironingHours: 'مدة الكيّ',
  replaced: 'مستعمل اشتُري بدل جديد',
};
export const ENDS = {
  makingKg: (value: string) => `${value} كغ`,
  lastingA: (value: string) => `${value} × المخطط له`,
  lastingB: (value: string) => `${value} × المخطط له`,
  dryerKwhPerKg: (value: string) => `${value} كيلوواط ساعة لكل كغ`,
  shirtKg: (value: string) => `${value} غ`,
  ironingHours: (value: string) => `${value} د`,
  replaced: (value: string) => `${value}\u200e%\u200e`,
};
/** "عند 2 كغ، B أقل بـ16 غ؛ وعند 18 كغ، B أقل بـ187 غ." */
export const moved = (low: ReactNode, atLow: string, high: ReactNode, atHigh: string) => (
  <>
    <span>عند </span>
    {low}
    <span>{`، ${atLow}؛ وعند `}</span>
    {high}
    <span>{`، ${atHigh}.`}</span>
  </>
);
export const bLess = (grams: string) => `B أقل بـ${grams} غ`;
export const bMore = (grams: string) => `B أكثر بـ${grams} غ`;
export const movesNothing = 'لا يغيّر شيئًا هنا';
export const oursNote = (dryer: ReactNode, shirt: ReactNode) => (
  <>
    <span>حدّان من عندنا: </span>
    {dryer}
    <span> للمجففة، و</span>
    {shirt}
    <span> لتيشيرت قصتنا.</span>
  </>
);

// The end.
export const pourAgain = 'صبّ مرة أخرى';
export const sources = (list: string) => `المصادر: ${list}.`;
