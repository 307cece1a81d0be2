// The names of the story's moments, and what a teacher may say at each, in Bengali. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/moments';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./moments')>;

interface Said {
  name: string;
  note: string;
}

export const shirt = {
  'how-many': { name: 'কত?', note: 'সবাই মুখে মুখে অনুমান করুক, একটা সংখ্যা লেখা হোক; কিংবা সোজা এগোনো যাক।' },
  shirt: { name: 'টি-শার্ট', note: 'হলুদ কাপগুলো খোঁজো। কার অনুমান সবচেয়ে কাছে?' },
  all: { name: 'তিন পানি', note: 'প্রশ্ন: এত পানি এল কোথা থেকে?' },
  bleaching: {
    name: 'ব্লিচ করা',
    note: 'কারখানার শুরু। ফিকে কাপগুলো নিশ্চিত; বাকিগুলো লাগতে পারে।',
  },
  dyeing: {
    name: 'রং করা',
    note: 'সীমা এত চওড়া কেন? গাঢ় রঙে হালকা রঙের চেয়ে বেশি ধোয়া লাগে।',
  },
  printing: { name: 'ছাপ দেওয়া', note: 'প্রশ্ন: আজ কারও জামায় ছাপ আছে?' },
  finishing: { name: 'ফিনিশিং', note: 'যোগ করো। কারখানা কি খেতের চেয়ে বেশি, না কম?' },
  closing: { name: 'সব মিলিয়ে', note: 'দাবিতে কী বাদ পড়েছিল?' },
} satisfies Record<string, Said>;

export const where = {
  places: {
    name: 'কোথায় জন্মায়',
    note: 'চাপার আগে সবাই অনুমান করুক। তারপর উল্টে যাক ক্রমটা।',
  },
  stress: { name: 'মাটির তৃষ্ণা', note: 'পানিটা কার, আর কার কার তা লাগে?' },
  'old-map': { name: 'এই মানচিত্র পুরোনো', note: 'প্রশ্ন: একটা সংখ্যা কত পুরোনো হতে পারে?' },
} satisfies Record<string, Said>;

export const lake = {
  claim: { name: 'দাবি', note: 'হ্রদের কতটুকু, সবাই অনুমান করুক। প্রশ্ন: এটা পরখ করা যায় কীভাবে?' },
  check: { name: 'যাচাই', note: 'একটা ভাগ অঙ্কই যথেষ্ট ছিল। ভুলটা কত বড়?' },
  textile: {
    name: 'কাপড় বানানো',
    note: 'আমাদের নিজের সারণি এই অংশের সঙ্গে মেলে। এটা কি প্রমাণ, নাকি দুটোই এক জায়গা থেকে আসা?',
  },
  cotton: { name: 'তুলা', note: 'শতাংশের শতাংশ: এটা কীসের অংশ?' },
} satisfies Record<string, Said>;

export const costs = {
  process: {
    name: 'খেত থেকে ধোয়া',
    note: 'আগে অনুমান: কোন অংশ সবচেয়ে বেশি ছাড়ে? তারপর উত্তর দেখাও।',
  },
  energy: {
    name: 'পানি ও শক্তি',
    note: 'এমন আঁশ খোঁজো, যার দুই দিকেই কম। আছে কি?',
  },
  co2: { name: 'পানি ও CO2', note: 'যে সেরা ছিল, সে কি সেরাই থাকে?' },
  cards: { name: 'আঁশগুলো', note: 'শিক্ষার্থীরা একটা বেছে নিক, কারণও বলুক।' },
  tips: { name: 'কী করা যায়', note: 'এর কোনটা আমাদের ক্লাস করতে পারে? কারও ওপর জোর নেই।' },
  end: { name: 'শেষ', note: 'কোন কোন ভুল আমরা ধরেছি?' },
} satisfies Record<string, Said>;

export const lives = {
  'two-lives': {
    name: 'দুই জীবন',
    note: 'একটা জিনিস বদলাও, জগতের সংখ্যাটা দেখো। আগে অনুমান: বাড়বে না কমবে?',
  },
  studies: {
    name: 'দুই গবেষণা',
    note: 'যত্ন নিয়ে করা দুই গবেষণায় এত তফাত কেন? বোতামগুলো চাপো একটা একটা করে।',
  },
} satisfies Record<string, Said>;
