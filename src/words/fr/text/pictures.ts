// What the pictures show, for those who do not see them, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/pictures';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./pictures')>;

/** By the picture's id. */
export const ALTS = {
  cotton:
    'Une capsule de coton ouverte\u00a0: un duvet blanc jaillit d’une coque brune et sèche au bout d’une tige.',
  wool: 'Une pelote de laine crème et duveteuse, deux aiguilles à tricoter plantées dedans, sur un épais tricot brun.',
  hemp: 'Un rouleau de corde de chanvre couleur paille, au bout effiloché, sur une toile de jute grossière.',
  polyester:
    'Une bobine de polyester rouge et brillant, dont les filaments s’ouvrent en éventail près de granulés de plastique blanc.',
};
