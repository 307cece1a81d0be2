// What is said of a typed answer, in French.
// Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/plain/lessonChecks';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./lessonChecks')>;

export const SLIPPED = {
  percentOfPercent:
    'C’est un pourcentage d’une part. La question demande un pourcentage du tout\u00a0: prenez un pourcentage de l’autre.',
  seedCotton: 'Les graines y sont aussi comptées. Un T-shirt n’est fait que de fibre.',
  unit: 'Regardez les unités. L’une n’a pas été changée en l’autre.',
  perKilogram: 'C’est par kilogramme. La question demande pour un T-shirt.',
  decimals: 'Les chiffres sont justes. La virgule est à une autre place.',
  upsideDown: 'Retournez la division\u00a0: que partage-t-on, et par quoi\u202f?',
  hundred: 'Pour cent veut dire sur cent. Il manque une étape avec cent, ou il y en a une de trop.',
  rounded: 'C’est la réponse avec le nombre arrondi. Prenez maintenant la tasse exacte.',
  whole: 'Regardez encore\u00a0: quel nombre est ici le tout, et lequel la part\u202f?',
  otherPart: 'C’est une des autres parts. Quel pourcentage va avec celle-ci\u202f?',
  difference: 'C’est combien de plus. «\u202fCombien de fois\u202f» demande de diviser.',
};
