// The words of keeping the site for times without a network, in Bengali. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/keepOffline';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./keepOffline')>;

export const ask = 'অফলাইনে রাখো';
export const confirm = (size: string) => `হ্যাঁ, রাখো ${size}`;
export const question = 'সব ছবি পুরো মাপে, আর তথ্যও রাখা হবে। তুমি কি তা চাও?';
export const kept = 'রাখা হলো। এখন এই ব্রাউজারে নেটওয়ার্ক ছাড়াই সাইটটা দেখা যাবে।';
/** Why it is not kept. */
export const whyNot = {
  insecure: 'যে সাইটের ঠিকানা https দিয়ে শুরু, ব্রাউজার শুধু তা-ই রাখে।',
  refused: 'এই ব্রাউজার সাইট রাখে না, অন্তত এই উইন্ডোতে নয়।',
  noRoom: 'এই যন্ত্রে জায়গা নেই।',
  notWhole: 'কিছু অংশ এসে পৌঁছায়নি।',
  failed: 'রাখা গেল না।',
};
