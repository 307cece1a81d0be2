// What the social cards say: titles, short texts, and alternatives in words, in Bengali.
// Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/cards';
import type { Translation } from '../../translation';
import { fabricCount, measureCount } from './fabrics';
import { phaseCount } from './phases';
import { placeCount } from './places';

export type Checked = Translation<typeof english, typeof import('./cards')>;

export const homeTitle = 'তৃষ্ণার্ত\nফ্যাশন\nশিল্প।';
export const homeAlt = 'তৃষ্ণার্ত ফ্যাশনশিল্প। ভাঁজ করা রঙিন কাপড়ের ওপর এক গ্লাস পানি; পাশে তুলার গুটি।';

export const aboutTitle = 'প্রতিটি\nসংখ্যা কতটা\nনিশ্চিত?';
export const aboutText = 'প্রতিটি সংখ্যা কোথা থেকে এল, আর আমরা কী পেলাম।';
export const aboutAlt = 'প্রতিটি সংখ্যা কতটা নিশ্চিত? এক সুতায় প্যাঁচানো একটা ফোঁটা, আঙুলের ছাপের মতো।';

export const shirtTitle = 'কত\nকাপ';
export const shirtLines = 'পানি লাগে একটা\nটি-শার্টের তুলা ফলাতে?';
export const shirtAlt = 'একটা টি-শার্টের তুলা ফলাতে কত কাপ পানি লাগে? প্রতিটি কাপ আঁকা, জামার আকারে।';

export const whereTitle = 'কোথায় জন্মায়:\nবৃষ্টির পানিতে,\nনা নদীর?';
export const whereText = (leastPlace: string, least: string, mostPlace: string, most: string) =>
  `একটা টি-শার্টের তুলায় নদী ও কূপের কত কাপ: ${leastPlace} ${least}, ${mostPlace} ${most}।`;
export const whereAlt = (text: string) => `${placeCount}টি জায়গার মানচিত্র। ${text}`;

/** The share follows it on the same line. */
export const lakeClaim = 'অর্ধেক নয়। ';
export const lakeText = (water: string) => `${water}: ফ্যাশনের এক বছরের পানি। অন্টারিও হ্রদের তা বিশ ভাগের এক ভাগ।`;
export const lakeAlt = (share: string) => `অন্টারিও হ্রদের রেখাচিত্র, ${share} ভরা। অর্ধেক নয়: ${share}।`;

export const costsTitle = 'যা পরি,\nতার\nমূল্য';
export const costsLines = 'সব হিসাবে সবচেয়ে কম,\nএমন কাপড় নেই।';
export const costsAlt =
  'যা পরি, তার মূল্য: তুলার গুটি, উলের গোলা, হেম্পের দড়ির কুণ্ডলী আর পলিয়েস্টারের রিল। সব হিসাবে সবচেয়ে কম, এমন কাপড় নেই।';

export const livesTitle = 'এক জামা,\nদুই জীবন।';
export const livesLines = 'জলবায়ুর ওপর কার চাপ কম?\nনির্ভর করে।';
export const livesAlt = 'এক জামা, দুই জীবন: দুই রঙে কাটা একটা টি-শার্ট, A আর B। জলবায়ুর ওপর কার চাপ কম? নির্ভর করে।';

export const productionTitle = 'অর্ধেকটাই\nপোশাক\nবানাতে।';
export const productionLines = (perTurn: string) => `উৎপাদনের ধাপে ধাপে CO2,\nসুতার এক প্যাঁচ: ${perTurn}`;
/** Below each bobbin, where there is room for a word. */
export const PHASES = {
  cotton: 'তুলা',
  yarn: 'সুতা',
  garment: 'পোশাক',
  distribution: 'পরিবহন',
  use: 'ব্যবহার',
};
export const productionAlt = `সুতা প্যাঁচানো ${phaseCount}টি ববিন, উৎপাদনের প্রতিটি ধাপের জন্য একটি। সবচেয়ে উঁচুটা লাল, পোশাক উৎপাদন: সব CO2-র অর্ধেক।`;

export const fabricsTitle = `${fabricCount} কাপড়, ${measureCount} হিসাব`;
export const MEASURES = { water: 'পানি', energy: 'শক্তি', co2: 'CO2' };
/** Below a chart, the fabric with the tallest bar: "সবচেয়ে বেশি: তুলা". */
export const most = (fabric: string) => `সবচেয়ে বেশি: ${fabric}`;
export const fabricsAlt = `${fabricCount}টি কাপড়ের ${measureCount}টি স্তম্ভচিত্র: সবচেয়ে বেশি পানি লাগে তুলায়, সবচেয়ে বেশি শক্তি পলিঅ্যামাইডে, সবচেয়ে বেশি CO2 বের হয় উলে।`;

export const sourcesTitle = (count: string) => `${count}টি সংখ্যা:\nকতটা\nনিশ্চিত?`;
export const sourcesTally = (hold: string, withNote: string, unconfirmed: string, off: string) =>
  `${hold}টি ঠিক, ${withNote}টি টীকাসহ ঠিক, ${unconfirmed}টি নিশ্চিত নয়, ${off}টি ঠিক নয়।`;
export const sourcesAlt = (count: string, tally: string) =>
  `${count}টি ক্রস-সেলাই, গল্পের প্রতিটি সংখ্যার জন্য একটি: ${tally}`;

export const teachTitle = 'কাল সকালের\nজন্য একটা\nপাঠ।';
export const teachText = (minutes: string) => `${minutes} মিনিট: পরিকল্পনা, ওয়ার্কশিট আর উত্তরমালা।`;
export const teachAlt = (minutes: string) =>
  `কাল সকালের জন্য একটা পাঠ। ${minutes}টি ফোঁড়, প্রতি মিনিটে একটি, পাঠের অংশগুলোর রঙে।`;

export const worksheetTitle = 'এটা কি\nসত্যি হতে\nপারে?';
export const worksheetText = (tasks: string) => `ছাপানোর জন্য ${tasks}টি কাজ, লেখার জায়গাসহ।`;
export const worksheetAlt = 'এটা কি সত্যি হতে পারে? লেখার জন্য দাগ টানা একটা কাগজ।';

export const answersTitle = 'উত্তরমালা।';
export const answersText = 'প্রতিটি উত্তর হিসাবসহ, আমাদের সংখ্যার তালিকা থেকে।';
export const answersAlt = (answers: string) => `ওয়ার্কশিটের উত্তরমালা: ${answers} এবং আরও।`;

export const slipTitle = 'ভুলটা\nধরো।';
export const slipText = (claims: string) => `দুটো সংখ্যা দিয়ে পরখ করার ${claims}টি দাবি।`;
export const slipAlt = (claims: string) => `ভুলটা ধরো। ${claims}টি কাটা লাইন, প্রতিটি দাবির জন্য একটি।`;

export const classTitle = 'আমাদের ক্লাস,\nকাপে\nকাপে।';
export const classText = 'কাপে চাপ দাও। লিংকেই থাকে গোটা ক্লাস।';
export const classAlt = (cups: string) =>
  `আমাদের ক্লাস, কাপে কাপে: ${cups}টি কাপের বিন্দুচিত্র, প্রতি শিক্ষার্থীর জন্য একটি।`;

export const composeTitle = 'গল্পের ভেতর\nনিজের পথ।';
export const composeText = 'থামার জায়গা বাছো, প্রশ্ন করো, একটা লিংক শেয়ার করো।';
export const composeAlt = 'গল্পের ভেতর নিজের পথ: এক সুতায় গাঁথা থামার জায়গা।';

export const doTitle = 'অনুমান করো,\nদেখো, বলো।';
export const doText = 'আগে ভাবো, তারপর দেখো, তারপর বলো কী পেলে।';
export const doAlt = 'অনুমান করো, দেখো, বলো: এক সুতায় গাঁথা থামার জায়গা।';
