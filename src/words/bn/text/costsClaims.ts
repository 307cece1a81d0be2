// What the claims of the costs and the tips say, in Bengali. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/costsClaims';
import type { Translation } from '../../translation';
import { fabricCount } from './fabrics';
import { phaseCount } from './phases';

export type Checked = Translation<typeof english, typeof import('./costsClaims')>;

const OF_SIX = `${fabricCount}টি কাপড়ের মধ্যে সবচেয়ে বেশি, ভাগ সবচেয়ে কম।`;
const FROM_RECORDS = 'চার্টের তথ্য থেকে কষা।';

export const CLAIMS = {
  'phases-sum': {
    title: 'একটা টি-শার্টের কার্বন, সব ধাপ',
    boundary: `${phaseCount}টি ধাপ যোগ করে: একটা হালকা টি-শার্ট, ব্যবহারসহ।`,
    note: 'পড়ো টি-শার্টপ্রতি গ্রাম CO2e হিসেবে (অন্য গ্যাসও এতে ধরা)। প্রতি কেজিতে কেজি ধরলে তুলা থেকে বের হতো আমাদের নিজের তথ্যের {fiber-times-over} গুণ। পানির সংখ্যায় জামার ওজন ধরা {shirt-weight} গ্রাম, তাই দুটো আলাদা জামা।',
    correction: { wrong: 'প্রতি কেজি কাপড়ে কেজি', right: 'টি-শার্টপ্রতি গ্রাম' },
  },
  'shirt-co2': {
    title: 'একটা টি-শার্টের কার্বন, কেজিতে',
    boundary: 'একই যোগফল, ১,০০০ গ্রামে এক কেজি।',
    note: 'প্রকাশিত হিসাবে একটা টি-শার্টের মোট প্রায় {published-shirts-co2.low} থেকে {published-shirts-co2.high} কেজি, আর কোনো কোনোটিতে অর্ধেকই ধোয়ায়। ওজন, বিদ্যুৎ আর শুকানোর ধরন তফাত গড়ে।',
  },
  'shirt-weight': {
    title: 'পানির সংখ্যায় টি-শার্টের ওজন',
    boundary: 'একটা ভারী সুতি টি-শার্ট।',
    note: 'কার্বনের সংখ্যাগুলো আরও হালকা জামার।',
  },
  'phase-ratio': {
    title: 'পোশাক উৎপাদন, পরিবহন ও বিক্রির তুলনায়',
    boundary: 'সবচেয়ে বেশি ধাপ, ভাগ সবচেয়ে কম ধাপ।',
    note: 'একক যা-ই হোক, অনুপাত একই থাকে।',
  },
  'water-ratio': {
    title: 'তুলার পানি, পলিয়েস্টারের তুলনায়',
    boundary: OF_SIX,
    note: FROM_RECORDS,
  },
  'water-ratio-next': {
    title: 'তুলার পানি, উলের তুলনায়',
    boundary: `${fabricCount}টি কাপড়ের মধ্যে সবচেয়ে বেশি, ভাগ তার পরেরটি।`,
    note: FROM_RECORDS,
  },
  'energy-ratio': {
    title: 'পলিঅ্যামাইডের শক্তি, হেম্পের তুলনায়',
    boundary: OF_SIX,
    note: FROM_RECORDS,
  },
  'co2-ratio': {
    title: 'উলের CO2, তুলার তুলনায়',
    boundary: OF_SIX,
    note: FROM_RECORDS,
  },
  'wool-from-farm': {
    title: 'উলের প্রভাবের যতটা ভেড়া থেকে আসে',
    boundary: 'উলের জলবায়ু-প্রভাবের এতটা পর্যন্ত।',
    note: 'গড়পড়তা পোশাকের জলবায়ু-প্রভাবে মাল পরিবহন প্রায় {freight-share}%, তাই পরিবহনে সামান্যই বাড়ে। {wool-from-farm}% সংখ্যাটা একটা কোম্পানির নিজের পাতার।',
  },
  'freight-share': {
    title: 'পোশাকের জলবায়ু-প্রভাবে মাল পরিবহন',
    boundary: 'গড়পড়তা একটা পোশাক, কারখানা থেকে দোকান; ক্রেতার নিজের যাতায়াত ধরা হয়নি।',
    note: 'তাই উলের লম্বা পথে সামান্যই বাড়ে। একটা সুইডিশ গবেষণা নিয়ে প্রতিবেদনে দোকানে পৌঁছানোর ভাগ ৩.১%।',
  },
  'irrigation-liters': {
    title: 'একটা টি-শার্টের আঁশের পেছনের সেচ',
    boundary: 'শুধু সেচ, শুধু আঁশের জন্য। বৃষ্টি নেই, দূষণ পাতলা করার পানিও নেই।',
    note: '{cotton-liters} লিটারে বৃষ্টি আর দূষণ পাতলা করার পানিও ধরা, তথ্য পুরোনো, আর হিসাব তৈরি কাপড়ের। একই জামা, আলাদা প্রশ্ন।',
    correction: {
      wrong: 'প্রতি কেজি কাপড়ে',
      right: 'প্রতি কেজি আঁশে, সুতা কাটা, রং করা ও সেলাইয়ের আগে',
    },
  },
  'cotton-energy-in-megajoules': {
    title: 'তুলার শক্তি, একক যদি kWh হতো',
    boundary: 'তুলার {cotton-energy} kWh প্রতি কেজিতে, মেগাজুলে বদলে: ৩.৬ মেগাজুলে এক kWh।',
    note: `তুলার একটা প্রকাশিত মান প্রতি কেজিতে {published-cotton-energy} মেগাজুল, তাই {cotton-energy-in-megajoules} মেগাজুল হতেই পারে না। {cotton-energy} সংখ্যাটা নিজে কাছাকাছি: আমাদের ধারণা, ${fabricCount}টি মানই মেগাজুলে।`,
    correction: { wrong: 'প্রতি কেজিতে kWh', right: 'প্রতি কেজি আঁশে মেগাজুল' },
  },
  'wears-30': {
    title: 'টি-শার্ট কতবার পরা',
    boundary: 'পরামর্শটা যেখান থেকে শুরু।',
    note: 'তোমারটা কম বা বেশি পরা হতে পারে: স্লাইডারটা তোমার জন্য।',
  },
  'wears-60': {
    title: 'টি-শার্ট দ্বিগুণ বার পরা',
    boundary: '{wears-30} বার পরার দ্বিগুণ।',
    note: 'পরামর্শটা এটাই।',
  },
  'cups-per-wear-30': {
    title: '{wears-30} বার পরলে প্রতিবারের কাপ পানি',
    boundary: 'একটা টি-শার্টের পেছনের সব কাপ, যতবার পরা হয় ততবারে ভাগ করা।',
    note: 'পানি একবারই লেগেছে; যতবার পরবে, একেকবারের ভাগ তত ছোট হবে।',
  },
  'cups-per-wear-60': {
    title: '{wears-60} বার পরলে প্রতিবারের কাপ পানি',
    boundary: 'একটা টি-শার্টের পেছনের সব কাপ, যতবার পরা হয় ততবারে ভাগ করা।',
    note: 'পানি একবারই লেগেছে; যতবার পরবে, একেকবারের ভাগ তত ছোট হবে।',
  },
  'twice-as-long': {
    title: 'দ্বিগুণ বার পরলে জলবায়ু-প্রভাব যতটা কমে',
    boundary: 'সুইডেনের পোশাকের জলবায়ু-প্রভাব, প্রতিবার পরায়।',
    note: 'WRAP দেখেছে, নয় মাস বেশি পরলে কার্বন, পানি ও বর্জ্যের পদচিহ্ন কমে {nine-months-longer.low} থেকে {nine-months-longer.high}%।',
  },
  'repairs-replace': {
    title: 'যত মেরামতে নতুন কিনতে হয়নি',
    boundary: 'যুক্তরাজ্যের জরিপে মানুষ যা বলেছে।',
    note: 'পুরোনো কেনা নিয়ে আগের এক ব্রিটিশ হিসাবে ছিল {secondhand-older}%। তাই লাভ তখনই, যখন তা কিছুর জায়গা নেয়।',
  },
  'secondhand-replaces': {
    title: 'যত পুরোনো কেনায় নতুন কিনতে হয়নি',
    boundary: 'যুক্তরাজ্যের জরিপে মানুষ যা বলেছে।',
    note: 'পুরোনো কেনা নিয়ে আগের এক ব্রিটিশ হিসাবে ছিল {secondhand-older}%। তাই লাভ তখনই, যখন তা কিছুর জায়গা নেয়।',
  },
  'cooler-wash': {
    title: 'কম গরমে ধুলে যত শক্তি বাঁচে',
    boundary: '{wash-warm} °C-এর বদলে {wash-cool} °C-এ ধোয়া, ভোক্তাদের এক পরীক্ষায়।',
    note: 'প্রায় {cooler-wash}%, পরীক্ষাটা অন্যরা যেভাবে উদ্ধৃত করে; যন্ত্রে যন্ত্রে তফাত হয়।',
  },
  'wash-cool': {
    title: 'কম গরমের ধোয়ার তাপমাত্রা',
    boundary: 'যে সেটিং পরীক্ষা করা হয়েছে।',
    note: 'যন্ত্রের সেটিং।',
  },
  'wash-warm': {
    title: 'বেশি গরমের ধোয়ার তাপমাত্রা',
    boundary: 'যে সেটিংয়ের বদলে।',
    note: 'যন্ত্রের সেটিং।',
  },
  'label-organic': {
    title: '“organic” লেবেলের পেছনে জৈব আঁশ',
    boundary: 'অন্তত এতটা, Global Organic Textile Standard অনুযায়ী।',
    note: 'লেবেলটা বলে আঁশ কীভাবে ফলানো হয়েছে; লিটার বা কার্বনের কথা বলে না।',
  },
  'label-made-with': {
    title: '“made with organic” লেবেলের পেছনে জৈব আঁশ',
    boundary: 'অন্তত এতটা, Global Organic Textile Standard অনুযায়ী।',
    note: 'একই মানদণ্ডের দ্বিতীয় ধাপ।',
  },
};
