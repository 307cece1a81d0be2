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
export const posterA = 'A يجف على الحبل.';
/** How often A is worn. */
export const wornTimes = '# مرة';
export const posterWorn = (wears: ReactNode) => (
  <>
    <span>يُلبس </span>
    {wears}
    <span>: قاعدة أوروبا، وهي تقدير خبراء محل خلاف.</span>
  </>
);
export const posterB = 'B يُلبس ضعف المدة.';
export const posterDryer = (share: ReactNode) => (
  <>
    {share}
    <span> من غسلاته تذهب إلى المجففة.</span>
  </>
);
export const posterAsk = 'أيهما أقل انبعاثًا؟ الأمر يتوقف على أكثر مما تظن.';

// The two lives.
export const toolTitle = 'حياتان، وعوالم كثيرة';
export const life = (letter: string) => `الحياة ${letter}`;
export const unit = 'من CO2e لكل مرة لبس';
export const oneTurn = (grams: string) => `1 لفة = ${grams} غ`;
export const livesUnread = {
  a: 'النصف الأول من هذا الرابط مفقود. الحياة A هي المعتادة.',
  b: 'النصف الثاني من هذا الرابط مفقود. الحياة B هي المعتادة.',
  both: 'تعذّرت قراءة هذا الرابط. الحياتان هما المعتادتان.',
};
export const gramsOf = (grams: string) => `${grams} غ`;
export const PARTS = { making: 'الصنع', washing: 'الغسيل', drying: 'التجفيف', ironing: 'الكيّ' };
export const change = 'غيّر';
/** Heard after it. */
export const changeLife = (letter: string) => ` الحياة ${letter}`;
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
/** Heard after a control's name. */
export const typed = '، بالكتابة';
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

/** "يُلبس 45 مرة، غسلة بعد كل مرة لبس، يجف على الحبل، كيّ 40%، متوسط الاتحاد الأوروبي." */
export const lifeLine = (
  wears: string,
  wash: number,
  dried: number,
  ironed: number,
  power: string,
  isSecondHand: boolean,
) =>
  `يُلبس ${wears} مرة، ${wash === 1 ? 'غسلة بعد كل مرة لبس' : `غسلة كل ${wash} من مرات اللبس`}، ${
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
export const whySame = 'شيء واحد يفرّق بينهما الآن: كم يدوم كل تيشيرت حقًا. حرّك شيئًا، فيفترقان.';
export const whyTossUp = (letter: string) =>
  `أشبه برمي قطعة نقود: لا أحد يستطيع أن يقول إن ${letter} أقل انبعاثًا بالتأكيد.`;
export const whyAll = 'أيّ قيمة أخذناها ضمن النطاقات، بقي هذا الترتيب.';
export const whyNone = (others: string) => `وفي العوالم الأخرى، وعددها ${others}، تقع القيم على نحو آخر.`;
export const REASONS = {
  makesLittle: 'صنع التيشيرت يُطلق القليل',
  makesMuch: 'صنع التيشيرت يُطلق الكثير',
  outlasts: (letter: string) => `${letter} يدوم أطول مما خُطط له`,
  wearsOut: (letter: string) => `${letter} يبلى مبكرًا`,
};
/** "وفي معظم العوالم الأخرى، وعددها 17: صنع التيشيرت يُطلق القليل، A يدوم أطول مما خُطط له وB يبلى مبكرًا." */
export const whyMost = (others: string, reasons: readonly string[]) =>
  `وفي معظم العوالم الأخرى، وعددها ${others}: ${
    reasons.length > 1 ? `${reasons.slice(0, -1).join('، ')} و${reasons.at(-1)}` : reasons[0]
  }.`;
export const oneYarn = (making: ReactNode) => (
  <>
    <span>
      كل خيط عالَم: الصنع، والمجففة، والوزن، والكيّ، وكم تدوم التيشيرتات، كل منها ضمن نطاق نسميه؛ وبعض الحدود
      لنا. ولصنع تيشيرت نأخذ{' '}
    </span>
    {making}
    <span>، وهو من أعمار كاملة وأوسع من الصنع وحده.</span>
  </>
);
export const notChance = 'هذا عدّ دقيق لمجموعة ثابتة، وهو نفسه في كل متصفح. وليس احتمالًا.';
export const isLighter = (letter: string, worlds: string) => `${letter} أقل انبعاثًا في ${worlds}`;
/** After `isLighter`. */
export const areEven = (worlds: string) => `، ويتساويان في ${worlds}`;
export const gramsLess = (grams: string) => `أقل بـ${grams} غ`;
export const pickWorld = (all: string) => `عالَم واحد من ${all}`;
/** "العالَم 160: الصنع 11.6 كغ، التيشيرت 181 غ، المجففة 0.64 كيلوواط ساعة لكل كغ، A يُلبس 63 مرة، وB 118 مرة: مع B أقل بـ71 غ." */
export const world = (
  place: string,
  making: string,
  shirt: string,
  dryer: string,
  wornA: string,
  wornB: string,
  grams: string,
  isLess: boolean,
) =>
  `العالَم ${place}: الصنع ${making} كغ، التيشيرت ${shirt} غ، المجففة ${dryer} كيلوواط ساعة لكل كغ، A يُلبس ${wornA} مرة، وB ${wornB} مرة: مع B ${isLess ? 'أقل' : 'أكثر'} بـ${grams} غ.`;
export const announced = (verdict: string, gramsA: string, gramsB: string) =>
  `A ${gramsA} غ، B ${gramsB} غ. ${verdict}`;
export const verdictText = (worlds: string, all: string, letter: string) =>
  `في ${worlds} من أصل ${all} من العوالم، ${letter} أقل انبعاثًا.`;

// 19% or 52%?
export const studiesTitle = (lower: string, higher: string) => `من العناية: ${lower} أم ${higher}؟`;
export const MOVES = {
  drying: 'المجففة بعد كل غسلة',
  ironing: 'الكيّ كل مرة',
  power: 'كهرباء بولندا',
};
const moveCount = numberWord(Object.keys(MOVES).length);
export const studiesLead = `دراستان تسألان كم من CO2e للتيشيرت يأتي من غسله وتجفيفه وكيّه. حرّك ${moveCount} أشياء، فيصير أحد الجوابين هو الآخر.`;
export const threeMoves = `${feminine(moveCount)} حركات`;
export const insteadOf = (share: string) => `بدلًا من ${share} من الغسلات`;
export const insteadOfEu = 'بدلًا من متوسط الاتحاد الأوروبي';
/** With a mark that keeps the sign before its number from right to left. */
export const added = (points: string) => `\u200e+${points}`;
/** Heard in place of "+10". */
export const addedPoints = (points: string) => `زيادة ${points} نقطة`;
export const comesFromCare = (care: string, all: string) =>
  `من CO2e للتيشيرت يأتي من العناية به: ${care} من ${all} غ لكل مرة لبس.`;
export const oneStudy = 'جواب دراسة.';
export const otherStudy = 'جواب الدراسة الأخرى. والتيشيرت هو نفسه.';
export const noStudy = 'لا دراسة تقول هذا. أنت تقوله.';
export const weChecked = 'دققنا';
export const studiesNote = (whole: ReactNode, making: ReactNode) => (
  <>
    <span>الحصتان تلتقيان. أما الدراستان فلا. فالأولى تحسب </span>
    {whole}
    <span> في المجموع، ونموذجنا </span>
    {making}
    <span>
      {' '}
      للصنع وحده. هذا طريق واحد من حصة إلى أخرى، بقيم منشورة وقيمة من عندنا. ولا نعلم أن أيًا من الدراستين
      استعملتها.
    </span>
  </>
);
export const saidBy = (lower: ReactNode, higher: ReactNode) => (
  <>
    <span>تقول دراسة </span>
    {lower}
    <span>، وتقول أخرى </span>
    {higher}
    <span>.</span>
  </>
);

// The numbers.
export const startsTitle = 'حيوات التيشيرت بالأرقام';
export const startsCaption = 'غرامات CO2e لكل مرة لبس، وحصة الاستعمال';
export const startColumn = 'البداية';
export const careShare = 'الاستعمال';
export const wholeWear = 'مرة لبس واحدة';
export const yourA = 'A عندك';
export const yourB = 'B عندك';

// What the answer hangs on.
export const hangsTitle = 'على ماذا يتوقف الجواب.';
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
  replaced: (value: string) => `${value} من 100`,
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

// In water.
/** After a number of cups. */

// The end.
export const shareLives = 'شارك هاتين الحياتين';
export const backToLabel = 'العودة إلى بطاقتك';
export const pourAgain = 'صبّ مرة أخرى';
export const sources = (list: string) => `المصادر: ${list}.`;
