// The words of an activity, which come with its part: those of composing it, and those of doing it, in Arabic. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/activity';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./activity')>;

export const grownName = 'أين يُزرع القطن';
export const twoName = 'حياتان';
export const twoDetail = (a: string, b: string) => `A: ${a}. B: ${b}`;
export const LIVES = {
  line: 'يجف على الحبل',
  long: 'يُلبس ضعف المدة',
  lower: 'قليل من الغسلات في المجففة',
  higher: 'كل الغسلات تُجفف وتُكوى',
  rule: 'قاعدة أوروبا',
};
export const ownLife = 'كما ضبطتها أنت';
export const PARTS = {
  rain: 'المطر',
  irrigation: 'الري',
  dilution: 'التخفيف',
  factory: 'المصنع',
};
export const chartWater = 'ماء الأقمشة';
export const chartEnergy = 'طاقة الأقمشة';
export const chartCo2 = 'CO2 من الأقمشة';
export const slipName = 'اعثر على الخطأ';
export const allSlips = 'كلها';
export const slipNumber = (number: number) => `القول ${number}`;
export const wornName = 'كم مرة يُلبس';
export const wornDetail = (wears: string) => `عدد مرات اللبس: ${wears}`;
export const moveUp = (name: string) => `إلى أعلى: ${name}`;
export const moveDown = (name: string) => `إلى أسفل: ${name}`;
export const added = (name: string, place: number) => `أُضيفت المحطة ${place}: ${name}`;
export const moved = (name: string, place: number, count: number) =>
  `${name}: صارت المحطة ${place} من ${count}`;
export const removed = (name: string) => `حُذفت: ${name}`;
export const unreadable = 'هذا الرابط مقطوع أو لا يحمل نشاطًا.';
export const shareTitle = 'رابط واحد للصف';
export const copyLink = 'انسخ الرابط';
export const linkCopied = 'نُسخ الرابط';
export const showCode = 'أظهر الرمز';
export const hideCode = 'أخفِ الرمز';
export const codeLabel = 'رمز QR لرابط النشاط';
export const codeTooLong = 'هذا الرابط أطول من أن يصير رمزًا يقرؤه هاتف. شارك الرابط نفسه.';
export const tryIt = 'شاهده كما يراه الصف';
export const teachersQuestion = 'سؤال معلمك';
/** Whose words these are. */
export const notOurs = 'كتبه معلمك، لا Threadprint.';
export const done = 'تم';
export const nothingSent = 'ما تكتبه يبقى في هذه الصفحة، ولا شيء يُرسل. اطبعه أو انسخه.';
export const copyText = 'انسخ ما كتبته';
export const textCopied = 'نُسخ';
export const change = 'للمعلمين: غيّر هذا النشاط';
/** What is copied, line by line. */
export const asked = (text: string) => `السؤال: ${text}`;
export const found = (text: string) => `وجدت: ${text}`;
export const print = 'اطبع هذه الصفحة';
export const answerHow = 'يستطيع لوح معلمك أن يقرأ من رابط ما توقعت وما وجدت. في الرابط جملتاك، بلا اسم.';
