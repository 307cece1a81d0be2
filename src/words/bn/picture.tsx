// The words of saved pictures: what each says of itself, in Bengali. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/picture';
import type { Translation } from '../translation';
import { fabricCount } from './text/fabrics';

export type Checked = Translation<typeof english, typeof import('./picture')>;

export const shirt = 'এক দিনের কাপ, পাশে একটা টি-শার্টের তুলা';
export const waters = 'একটা টি-শার্টের তুলার পানি, কোথা থেকে এল সেই রঙে';
export const places = 'কোথায় জন্মায়: একটা টি-শার্টের তুলা, জায়গায় জায়গায়';
export const lake = 'ফ্যাশনের এক বছরের পানি: {fashion-water}';
export const costs = `${fabricCount}টি কাপড়ের এক কেজি: পানি, শক্তি আর CO2`;
export const label = 'একটা টি-শার্ট, এক হিসাব অনুযায়ী: সর্বোচ্চ {shirt-cups} পানি';
export const lives = 'এক জামা, দুই জীবন: প্রতিটির একবার পরায় কী হয়';

export const source = (sources: string) => `সূত্র: ${sources}`;
export const license = (name: string, address: string) => `ছবি: Threadprint, ${name}। ${address}`;
/** What the file says of itself to programs. */
export const description = (sources: string, name: string, address: string) =>
  `সূত্র: ${sources}। Threadprint, ${name}। ${address}`;

export const productionCheck = 'আমরা যাচাই করেছি: প্রতি কেজি কাপড়ে কেজি নয়; মেলে টি-শার্টপ্রতি গ্রাম।';
export const energyCheck = 'আমরা যাচাই করেছি: মানগুলো মেলে প্রতি কেজিতে মেগাজুলে, kWh-এ নয়।';
export const fiberCheck = 'আমরা যাচাই করেছি: মানগুলো আঁশের, কাপড়ের নয়।';
/** Where a number in the picture has a dashed line. */
export const unconfirmedKey = 'ভাঙা রেখা: এই সংখ্যার উৎস আমরা বের করতে পারিনি।';

/** Where privacy settings scramble what a page reads of its own drawings: of scenes, and of charts, which are drawn without. */
export const pictureNoise = 'পাতা যা আঁকে, তোমার ব্রাউজার তার জায়গায় এলোমেলো দাগ বসায়। এই পাতার জন্য আঁকার (canvas) অনুমতি দাও।';
export const saveSvg =
  'পাতা যা আঁকে, তোমার ব্রাউজার তার জায়গায় এলোমেলো দাগ বসায়। SVG রাখো, নয়তো এই পাতার জন্য আঁকার (canvas) অনুমতি দাও।';
