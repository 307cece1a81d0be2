// The words of the lesson’s pages, in Arabic. Translated by machine; no native speaker has read them yet.

import { Claim } from '../../claim/Claim';
import { pluralOf } from '../arabic';
import type * as english from '../en/lesson';
import type { Translation } from '../translation';
import { plain, reading } from './shell';
import { slipCount } from './text/corrections';
import { fabricCount } from './text/fabrics';
import { LEVELS, taskCount } from './text/lessonTasks';

export type Checked = Translation<typeof english, typeof import('./lesson')>;

export const teachTitle = 'درس لصباح الغد';
export const teachDescription =
  'درس عن الماء في تيشيرت واحد: خطة طويلة أو قصيرة، وورقة عمل، وإجابات مع حسابها.';
export const worksheetPageTitle = 'ورقة عمل: هل يُعقل هذا؟';
export const worksheetDescription = `${taskCount} مهام عن الماء والقطن والأرقام، للطباعة على A4 أو Letter، مع مكان للكتابة.`;
export const answersPageTitle = 'إجابات ورقة العمل';
export const answersDescription = `إجابات المهام ال${taskCount}، كل إجابة مع حسابها، من قائمة أرقامنا.`;
export const slipTitle = 'اعثر على الخطأ';
export const slipDescription = `${slipCount} أقوال عن الملابس والماء، في كل منها خطأ: اختبرها برقمين، وانظر كم حجم الخطأ.`;
export const classPageTitle = 'صفّنا، كوبًا كوبًا';
export const classDescription =
  'لوح للصف: كم يشرب في اليوم، وكم يومًا من أكوابه يحتاج قطن تيشيرت واحد. لا شيء يُخزن.';

export const pagesLabel = 'صفحات الدرس';
export const lessonName = 'الدرس';
export const worksheetName = 'ورقة العمل';
export const answersName = 'الإجابات';
export const slipName = 'اعثر على الخطأ';
export const className = 'صفّنا';
export const composeName = 'ألّف';
export const before = 'قبل الحصة';
export const inClass = 'في الصف';
export const after = 'بعد الحصة';

export const teachLead = (whole: string | undefined) => (
  <>
    خطة، وورقة عمل مع إجاباتها، عن الماء في <span className={whole}>تيشيرت</span> واحد. مجانًا وبلا حسابات، ولا
    شيء يُخزن أو يُرسل.
  </>
);
export const worksheetWhat = `${taskCount} مهام مع مكان للكتابة. اطبعها بالأبيض والأسود، على ما لديك من ورق.`;
export const twoSheets = 'تكفي للخطة ورقتان.';
export const answersWhat = 'الإجابات، خطوة خطوة. وهي محسوبة من قائمة أرقامنا.';
export const composeWhat = 'محطاتك أنت، بترتيبك، مع سؤالك. رابط واحد للصف.';
export const wordsName = 'كلمات لصفك';
export const wordsWhat = 'كلمات الدرس، من الإسبانية إلى الأوكرانية، على ورقة واحدة.';
export const bigScreenName = 'الشاشة الكبيرة';
export const bigScreenWhat =
  'القصة، أكبر، وخطوة خطوة: بمفاتيح الأسهم، أو مفتاحي الصفحة، أو جهاز التحكم. وفيها ملاحظات لك. مفتاح «b» يعتم الشاشة. وEscape للخروج.';
export const shortRoute = (stops: string) => `الطريق القصير، ومحطاته: ${stops}`;
export const offlineWhat =
  'لقاعة بلا شبكة: النص، ورسوم ساكنة، وأوراق عمل؛ بلا القصة المتحركة. فُكّ ضغطه، وافتح guide.html.';

export const planTitle = 'الدرس';
export const totalMinutes = (minutes: number) =>
  `${minutes} ${pluralOf(minutes, { one: 'دقيقة', two: 'دقيقة', few: 'دقائق', many: 'دقيقة', other: 'دقيقة' })}`;
export const minutesUnit = 'د';
export const fitsTitle = 'لمن هذا الدرس';
/** Whom and which subjects the lesson fits. */
export const FITS = [
  `العمر: من إحدى عشرة إلى خمس عشرة سنة. مستويات ورقة العمل: ${LEVELS.younger}، ${LEVELS.standard}، ${LEVELS.quick}.`,
  'الرياضيات: النسب المئوية والنسب والوحدات، والمتوسط الحسابي والوسيط والمدى لأرقام الصف.',
  'العلوم والجغرافيا: المطر والأنهار والآبار، وما تأخذه الملابس منها.',
] as const;
export const stitchKey = 'كل غرزة دقيقة.';
export const shortTitle = 'حين يضيق الوقت';
export const noticeTitle = 'ماذا تلاحظ؟';
export const noticeText =
  'الرسم بلا كلماته أحجية. اعرض واحدًا، واسأل سؤالين: ماذا تلاحظون، وعن ماذا تتساءلون؟ ثم أعِد الأسماء والأرقام والقصة، واحدًا واحدًا.';

export const aimsTitle = 'ما يستطيعه التلاميذ بعده';
export const AIMS = [
  'أن يقولوا ماذا يحسب رقم، وماذا يترك.',
  'أن يختبروا قولًا بعملية قسمة واحدة.',
  'أن يأخذوا نسبة من نسبة.',
  'أن يختاروا الوحدة المناسبة، ويقولوا لماذا.',
  'أن يجدوا المتوسط والوسيط والمدى في أرقام صفهم.',
] as const;

export const oftenWrongTitle = 'ما يخطئ فيه التلاميذ كثيرًا';
/** With figures and words of the glossary, as model/lesson/lessonText.ts reads them. */
export const OFTEN_WRONG = [
  'يفكرون في صنبور. لكن {rain-part} من ماء القطن هو المطر، و{dilution-part} منه هو [dilution].',
  'يظنون الجزء من الجزء جزءًا من الكل. فالقطن {cotton-of-textile} من ماء القماش، لكنه {cotton-yarns} من ماء الأزياء.',
  'يظنون أن الماء ضاع. إنه يدور، لكن مكانًا ما يبقى له أقل لبعض الوقت.',
  'يثقون بالرقم أكثر كلما كثرت خاناته. لكن الأكواب {cotton-cups:number} فقط لأن أحدًا ضرب.',
  'يبحثون عن نوع ألياف واحد هو الأفضل. لكن لا نوع من الألياف يفوز في كل عمود.',
] as const;

/** What we would tell a teacher, point by point: texts as in model/lesson/lessonText.ts. */
export const tellTeachers = 'ما نقوله لمعلم';
export const TEACHER_POINTS = [
  'قصص الماء تتوقف على ما يُحسب: الري، أو المطر، أو الماء اللازم لتخفيف التلوث.',
  'القطن نفسه {cotton-share-of-shirt} من ماء التيشيرت عندنا. وخطوات المصنع صغيرة الحجم، لكنها قد تلوّث.',
  'المقارنة ببحيرة أونتاريو مبالغ فيها {lake-overstated|عشر مرات}. تمرين جيد: اعثر على الخطأ.',
  'كاليفورنيا مقارنة معقولة في الحجم، لكن بلا عام مؤكد.',
  `اضرب عمودين، اللترات لكل كيلوغرام في ملايين الأطنان. تعطي الأقمشة ال${fabricCount} {six-fabrics-water}، منها {six-fabrics-cotton} للقطن. وهذا يناسب القصة: علامة جيدة لا برهان، فقد يرجع كلاهما إلى الجداول نفسها.`,
  'الوحدات مهمة. لا يمكن أن تكون {phases-sum|2,600} كيلوغرام لكيلوغرام واحد. أما غرامات لتيشيرت واحد فتناسب.',
  '{garment-phase-share|نصف} كربون التيشيرت في صنع الملابس، لا في زراعة القطن.',
  'يقول تقرير Fiber Bible إنه لا توجد أنواع ألياف «مستدامة» وأخرى «غير مستدامة».',
  'قد تغيّر الحدودُ الرقمَ عشر مرات. فلشخص واحد في الاتحاد الأوروبي حسبت وكالة {eu-water-2017} من الماء في العام، وبعد ثلاثة أعوام {eu-water-2020}. ليس هذا توفيرًا: لقد حسبت شيئًا آخر.',
  'دراسات العمر الكامل تختلف. وذكر النطاق أمانة.',
  'لبس الملابس مدة أطول ينفع، أيًا كان ليفها.',
] as const;

export const adaptTitle = 'كيّفه لصفك';
export const ADAPT = [
  {
    name: 'التلاميذ الأصغر',
    what: `في ورقة العمل، اختر «${LEVELS.younger}»: مهام أقل، وتلميح تحت كل سؤال. ودعهم يرسمون الأكواب: نقطة لكل مئة.`,
  },
  {
    name: 'بلا أجهزة',
    what: 'تكفي شاشة واحدة أمام الصف. ومن دون أي شاشة، اطبع هذه الصفحة وورقة العمل وصفحة التيشيرت: كل صفحة عندنا تُطبع نصًا بسيطًا مع جداولها.',
  },
  {
    name: 'التلاميذ المكفوفون',
    what: `اختر «${plain}» تحت «${reading}» في الشريط: يصير كل شيء نصًا وجداول، في عمود واحد. ولكل رسم زر لسماعه. وعناوين ورقة العمل وجداولها يقرؤها قارئ الشاشة.`,
  },
  {
    name: 'التلاميذ الصم',
    what: 'لا شيء يُقال بالصوت وحده، ولا يوجد فيلم.',
  },
  {
    name: 'من يتعلمون العربية',
    what: 'صفحات التلاميذ مكتوبة بكلمات بسيطة. والكلمات التي تحتها نقاط تفتح معناها.',
  },
] as const;

export const glossaryTitle = 'كلمات ينبغي معرفتها';
export const examTitle = 'أسماؤها في الامتحانات';
export const EXAM_TERMS = [
  { name: 'الماء الأزرق', what: 'ماء الأنهار والبحيرات والآبار. نسميه في الحقل الري.' },
  { name: 'الماء الأخضر', what: 'المطر الذي تحفظه التربة ويستعمله النبات. نسميه المطر.' },
  { name: 'الماء الرمادي', what: 'الماء الذي يلزم لتخفيف ماء متسخ حتى يصير نظيفًا بما يكفي. نسميه التخفيف.' },
  { name: 'الماء الافتراضي', what: 'الماء الذي لزم لصنع شيء يُباع في مكان آخر. نسميه البصمة.' },
];

export const print = 'اطبع هذه الصفحة';
/** Which tasks are printed. */
export const printTasks = 'المهام التي تُطبع';
export const printPlanned = (first: string, last: string) => `كما في الخطة: المهام من ${first} إلى ${last}`;
export const printAll = 'كلها';

export const worksheetTitle = 'هل يُعقل هذا؟';
export const worksheetLead = 'مهام عن الماء والقطن والأرقام. تحتاج إلى قلم رصاص. ويمكنك استعمال آلة حاسبة.';
export const pupilName = 'الاسم';
export const date = 'التاريخ';
export const fabricsLabel = `ماء الألياف ال${fabricCount} وإنتاجها، مع عمود للملء`;
export const fiber = 'الليف';
export const litersPerKilogram = 'لترات لكل كيلوغرام';
export const millionTons = 'مليون طن في العام';
export const billionCubicMeters = 'مليار متر مكعب';
export const exitTitle = 'بطاقة الخروج';
export const exitNumber = 'رقم واحد سأحكي عنه في البيت:';
export const exitCounts = 'ماذا يحسب، وماذا يترك:';
export const exitSure = 'كم أثق به، ولماذا:';

export const keyTitle = 'الإجابات';
export const keyLead =
  'كل إجابة محسوبة من قائمة أرقامنا. فإذا تغير رقم هناك تغيرت الإجابات. وللتلاميذ أن يقرّبوا كما يشاؤون، إذا قالوا ذلك.';
export const sample = 'إجابة جيدة: ';
export const columnLabel = 'العمود، بعد ملئه';

export const slipLead = `${slipCount} أقوال من مسودتنا الأولى، في كل منها خطأ. اختبرها برقمين.`;
export const seeAnswer = 'شاهد الجواب';
export const notThis = 'ليس هذا. انظر إلى الرقم الذي وجدته، وجرّب غيره.';
/** What is heard when the slip is found: what is true, and the sentences about it. */
export const mended = (right: string, found: string) => `أُصلح: ${right}. ${found}`;

export const unreadable = 'هذا الرابط مقطوع أو لا يحمل صفًا، فبقي اللوح كما كان.';
export const olderLink = 'هذا رابط قديم. إن ضاع آخره فقد يكون العدد الأخير خاطئًا.';
export const nobody = 'لا أحد بعد';
export const pupils = (count: number) =>
  count === 1
    ? `عدد التلاميذ: ${count}`
    : pluralOf(count, {
        one: `${count} تلميذ`,
        two: 'تلميذان',
        few: `${count} تلاميذ`,
        many: `${count} تلميذًا`,
        other: `${count} تلميذ`,
      });
export const pupilsFull = (count: number) => `${count} تلميذًا: اللوح ممتلئ`;
export const question = 'كم كوبًا من الماء تشرب في اليوم؟';
export const addPupil = (cups: string) => `أضف تلميذًا: ${cups}`;
export const undo = 'تراجع';
export const clear = 'امسح';
/** Below the made-up class that stands on the board before anyone has answered. */
export const exampleBoard = 'مثال. أول نقرة تمسحه.';
export const oneCup = 'كل كوب على اللوح تلميذ.';
export const daysOfCups = 'يومًا من أكوابنا';
export const stripe = (
  <>
    قطن تيشيرت واحد يحتاج <Claim id="cotton-cups" />. كل خط يوم واحد من أيامنا.
  </>
);
export const stripes = (cups: string) => `تيشيرت من أكواب، مخطط. كل خط ${cups}، أي يوم واحد للصف.`;
export const oneDay = 'يوم واحد';
export const numbersName = 'المتوسط والوسيط والمدى';
export const paperName = 'على الورق';
export const fullScreen = 'ملء الشاشة';
export const keepBoard = 'رابط هذه الصفحة يحمل الصف: أضفه إلى المفضلة لتحفظه. بلا أسماء، ولا يراه أي خادم.';
export const tallyCaption = 'اللوح على الورق: ارسم خطًا لكل تلميذ.';
export const tallyCups = 'أكواب في اليوم';
export const tallyStrokes = 'خطوط';
export const tallyPupils = 'تلاميذ';
export const tallyAll = 'الأكواب كلها';
export const tallySum = 'المجموع';
export const joinName = 'الانضمام بالرمز';
export const joinText =
  'امسحوا الرمز أو اكتبوا العنوان: يجيب كل منكم وحده. ثم أرسلوا روابطكم إلى معلمكم، فتُقرأ في الأسفل. لا يُرسل إلينا شيء.';
export const joinLabel = (address: string) => `رمز QR: ${address}`;
