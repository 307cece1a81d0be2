// The tasks of the worksheet; figures stand in braces and words of the glossary in brackets (model/lesson/lessonText.ts), in Arabic.
// Translated by machine; no native speaker has read them yet.

import { feminine } from '../../arabic';
import type * as english from '../../en/text/lessonTasks';
import type { Translation } from '../../translation';
import { fabricCount } from './fabrics';
import { numberWord } from './grammar';

export type Checked = Translation<typeof english, typeof import('./lessonTasks')>;

export const TASK_TITLES = {
  share: 'حصة من تيشيرت',
  cups: 'من اللترات إلى الأكواب',
  lake: 'نصف بحيرة؟',
  percent: 'نسبة من نسبة',
  unit: 'أي وحدة تناسب؟',
  columns: 'اضرب عمودين',
  count: 'أي ماء نحسب؟',
  places: 'مطر أم نهر؟',
  lives: 'حياتان لتيشيرت واحد',
  jeans: 'قول من الأخبار',
};
/** How many tasks there are, with the feminine "مهام": "عشر". */
export const taskCount = feminine(numberWord(Object.keys(TASK_TITLES).length));

const ORDINALS = [
  '',
  'الأولى',
  'الثانية',
  'الثالثة',
  'الرابعة',
  'الخامسة',
  'السادسة',
  'السابعة',
  'الثامنة',
  'التاسعة',
  'العاشرة',
];
/** A task's place on the worksheet, after "المهمة": "الثالثة". */
export const taskPlace = (task: keyof typeof TASK_TITLES) =>
  ORDINALS[Object.keys(TASK_TITLES).indexOf(task) + 1] ?? '';

export const shareGiven =
  'لنفترض أنك تشرب ستة أكواب من الماء في اليوم. وزراعة قطن تيشيرت واحد تحتاج إلى {cotton-cups} من الماء. هذه هي [footprint] المائية للتيشيرت.';
export const sharePart = 'أي جزء من التيشيرت هو يومك؟ اقسم. واكتبه نسبةً مئوية.';
export const shareOneIn = 'قلها بالكلمات: كوب واحد من كل كم كوب؟';

export const cupsGiven =
  'المصدر يعدّ باللترات: {cotton-liters} لقطن تيشيرت واحد. وفي اللتر الواحد نحو {cups-per-liter:number} كوب.';
export const cupsHowMany = 'كم كوبًا هذا؟';
export const cupsExact = 'الكوب الأمريكي الواحد {us-cup}. استعمل هذا الرقم الآن. هل الجواب هو نفسه؟';
export const cupsExactAlso = 'ينقص بضعة أكواب. فالطريقة الأولى استعملت رقمًا مقرّبًا.';

export const lakeGiven =
  'قالت مسودتنا الأولى: تستهلك الأزياء كل عام قدر ماء نصف بحيرة أونتاريو. ويقول أحد التقديرات إنها تستهلك {fashion-water}. وفي البحيرة {lake-ontario}. والكيلومتر المكعب الواحد مليار متر مكعب.';
export const lakePercent = 'ما النسبة المئوية الحقيقية من البحيرة؟';
export const lakeTimes = 'كم ضعفًا من الحقيقة هو «النصف»؟';
export const lakeTimesAlso = 'هذا قريب من عشر مرات. فربما وضع أحدهم الفاصلة العشرية في غير مكانها.';

export const percentGiven =
  'من الماء الذي تستهلكه الأزياء، يذهب {textile-share} إلى صنع القماش. ومن هذا الجزء، {cotton-of-textile} للقطن.';
export const percentCotton = 'ما النسبة المئوية للقطن من ماء الأزياء كله؟';
export const percentWhyNot = 'لماذا ليس الجواب {cotton-of-textile}؟';
export const percentWhyNotSample = 'لأنه جزء من جزء. فهو يحسب ماء القماش وحده، لا ماء الأزياء كله.';

export const unitGiven =
  'في رسم مسودتنا الأولى، كل ما يحدث للتيشيرت يُطلق {phases-sum:number} كيلوغرام من [co2e] [per-kilogram] من القماش، منها {cotton-phase:number} للقطن وحده. لكن جدولًا يقول إن كيلوغرامًا واحدًا من [lint] يُطلق {cotton-co2:number} كيلوغرام.';
export const unitTimes = 'كم ضعفًا من رقم الجدول هو رقم القطن في الرسم؟';
export const unitGrams =
  'اقرأ المجموع الآن على أنه غرامات لتيشيرت واحد. كم كيلوغرامًا هو؟ وجدت دراسات أخرى {published-shirts-co2}. هل يناسب؟';
export const unitGramsAlso = 'يناسب. فالوحدة الصحيحة إذن هي الغرامات لتيشيرت واحد.';

export const columnsGiven =
  'يبين الجدول كم من الماء يحتاج كيلوغرام واحد من كل ليف، وكم ينتج العالم منه في العام. اللترات لكل كيلوغرام في ملايين الأطنان تعطي مليارات اللترات. وألف من هذه مليار متر مكعب.';
export const columnsCotton = 'املأ العمود الأخير. كم للقطن؟';
export const columnsSum = `اجمع الألياف ال${fabricCount} كلها.`;
export const columnsPercent = 'كم نسبة القطن منها؟';
export const columnsPercentAlso =
  'تقول القصة {cotton-of-textile}. والرقمان متقاربان. هذه علامة جيدة لكنها ليست برهانًا: فقد يرجع كلاهما إلى الجداول نفسها.';

export const countGiven =
  'الماء وراء قطن تيشيرت واحد، {cotton-liters}، ثلاثة أنواع: {irrigation-part} هو [irrigation]، و{rain-part} هو المطر، و{dilution-part} هو [dilution].';
export const countIrrigation = 'كم لترًا للري؟';
export const countRain = 'كم لترًا للمطر؟';
export const countDilution = 'كم لترًا للتخفيف؟';
export const countWhich = 'أيّ الثلاثة تحسب أنت؟ اذكر السبب.';
export const countWhichSample =
  'لا يوجد جواب صحيح واحد. والجواب الجيد يذكر سببًا: فالمطر كان سيسقط على الحقل على أي حال، أما النهر فيفرغ على من يعيشون أسفل المزرعة.';

export const placesGiven =
  'حسبت دراسة ماء القطن مكانًا مكانًا، للأعوام 1996–2005. وأخذ قطن تيشيرت واحد من الأنهار والآبار هذا العدد من الأكواب: {china-river-cups:number} في الصين في المتوسط، و{xinjiang-river-cups:number} في شينجيانغ، غرب الصين.';
export const placesTimes = 'يُزرع اليوم معظم قطن الصين في شينجيانغ. فكم ضعفًا صار عدد الأكواب؟';
export const placesTimesAlso = 'لكن الأعداد ما زالت أعداد تلك الأعوام: لم نجد أحدث منها مكانًا مكانًا.';
export const placesWhich =
  'إذا زُرع القطن في البرازيل، أخذ تيشيرت واحد {brazil-river-cups:number} من الأكواب من الأنهار والآبار و{brazil-rain-cups:number} من المطر. وفي أوزبكستان {uzbekistan-river-cups:number} و{uzbekistan-rain-cups:number} من المطر. هل أحدهما أفضل من الآخر؟ وماذا تحتاج أن تعرف أيضًا؟';
export const placesWhichSample =
  'لا يوجد جواب صحيح واحد. والجواب الجيد يذكر ما لا تقوله الأكواب: الغابة والتربة والسموم، وماذا كان يمكن أن ينمو بالمطر نفسه، وكيف يختلف حقل عن بلده. كما أن الأعداد قديمة.';

export const livesGiven =
  'افتح صفحة «تيشيرت واحد، حياتان». تقول دراسة إن الاستعمال {use-phase-share} من [co2e] للتيشيرت، وتقول أخرى {published-use-share}.';
export const livesPredict =
  'توقّع أولًا: المجففة أم المكواة أم الكهرباء؟ أيها يغيّر الحصة أكثر؟ ثم اضغط الأزرار الثلاثة، واكتب ما يضيفه كل منها.';
export const livesPredictSample =
  'كهرباء بولندا تضيف أكثر، ثم المجففة، ثم المكواة. والتوقع المعلَّل جيد، أصاب أم أخطأ.';
export const livesMaking =
  'صنع تيشيرت واحد يُطلق {making-co2}. وبحسب قاعدة أوروبا يُلبس {life-wears:number} مرة. فكم غرامًا لكل مرة؟';
export const livesMakingAlso = 'والعناية تضاف إليه. وضعف عدد المرات يُنصّف هذا الجزء، لا العناية.';
export const livesExplain = 'اشرح: كيف يمكن أن تختلف دراستان متقنتان هذا الاختلاف كله؟';
export const livesExplainSample =
  'ليس لازمًا أن تكونا على خطأ. فقد تحسبان بيوتًا مختلفة: مجففة أخرى، وكيًّا أكثر، وكهرباء أخرى، وتيشيرتًا يُلبس مرات أقل. فالحصص تتوقف على ما نفترضه، ولهذا على كل دراسة أن تقوله.';

export const jeansGiven =
  'ليس هذا القول في قصتنا. في 2019 كتبت الأمم المتحدة: صنع بنطال جينز واحد يحتاج إلى {jeans-liters} من الماء، أي قدر ما يشرب إنسان في {jeans-years}. وفي اللتر الواحد نحو {cups-per-liter:number} كوب. اختبر القول كما تختبر خطأ: اقسم، ثم انظر كم يبتعد.';
export const jeansYears = 'لنفترض أن إنسانًا يشرب ثمانية أكواب في اليوم. فكم عامًا يكفيه هذا الماء؟';
export const jeansTimes = 'كم ضعفًا مما يقوله القول هذا؟';
export const jeansTimesAlso =
  'فالقول إذن يقصد من يشرب {jeans-cups-a-day}. وهناك من يفعل: تقول هيئة أمريكية {us-drinking-cups}. فالحجم صحيح، لكن على القول أن يذكر كم يشرب الإنسان.';
export const jeansTell = 'هل تنقل هذا القول؟ قل ماذا يحسب، وماذا يترك، وكم تثق به.';
export const jeansTellSample =
  'لا يوجد جواب صحيح واحد. والجواب الجيد يقول إن الحجم قد يكون صحيحًا: ففي بنطال الجينز قطن أكثر مما في تيشيرت، وقطن التيشيرت يأخذ {cotton-liters}. ويقول أيضًا ما ينقص: أي ماء حُسب، وكم يشرب الإنسان، وأن لا أحد يشرب ماء الحقول.';

export const QUICK_TITLES = { lint: 'بذور أم ألياف؟' };
export const lintGiven =
  'حسبت دراسة ماء القطن الزهر: [lint] والبذور معًا، كما يُقطف. في الهند يأخذ كيلوغرام واحد منه {india-irrigation:number} لترًا من الأنهار والآبار. وفي العالم يأخذ كيلوغرام من القطن المحلوج {lint-water:number} لترًا من الماء كله، وكيلوغرام من القطن الزهر {seed-cotton-water:number}. وفي التيشيرت {shirt-weight} من القطن المحلوج. وفي اللتر نحو {cups-per-liter:number} كوب.';
export const lintCups = 'كم كوبًا من الأنهار والآبار يأخذ قطن تيشيرت واحد في الهند؟';
export const lintWhy = 'لماذا يأخذ كيلوغرام من القطن المحلوج ماءً أكثر من كيلوغرام من القطن الزهر؟';
export const lintWhySample =
  'يلزم أكثر من كيلوغرام واحد من القطن الزهر لكيلوغرام من القطن المحلوج. والبذور أيضًا تحمل جزءًا من الماء: فالدراسة تقسمه بحسب ثمن كل منهما.';

export const LEVELS = { younger: 'للأصغر', standard: 'عادي', quick: 'للأسرع' };

/** The names of the bars in the tasks’ charts. */
export const BARS = {
  day: 'إنسان واحد في اليوم',
  shirt: 'قطن تيشيرت واحد',
  bath: 'حوض استحمام واحد',
  fashion: 'الأزياء في العام',
  lake: 'بحيرة أونتاريو',
  cloth: 'منه للقماش',
  chart: 'كيلوغرامات في الرسم',
  table: 'كيلوغرامات في الجدول',
  irrigation: 'الري',
  rain: 'المطر',
  dilution: 'التخفيف',
  brazil: 'البرازيل',
  china: 'الصين في المتوسط',
  xinjiang: 'شينجيانغ',
  uzbekistan: 'أوزبكستان',
  oneStudy: 'دراسة',
  otherStudy: 'دراسة أخرى',
  jeans: 'بنطال جينز واحد',
  seedCotton: 'القطن الزهر',
  lint: 'القطن المحلوج',
};
