// What is said of a typed answer, in French.
// Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/lessonChecks';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./lessonChecks')>;

export const SLIPPED = {
  percentOfPercent:
    'C’est un pourcentage d’une part. La question demande un pourcentage du tout\u00a0: prenez un pourcentage de l’autre.',
  seedCotton: 'Les graines y sont aussi comptées. Un T-shirt n’est fait que de fibre.',
  unit: 'Regardez les unités. L’une n’a pas été changée en l’autre.',
  perKilogram: 'C’est par kilogramme. La question porte sur un T-shirt.',
  decimals: 'Les chiffres sont justes. La virgule est à une autre place.',
  upsideDown: 'Retournez la division\u00a0: que partage-t-on, et par quoi\u202f?',
  hundred: 'Pour cent veut dire sur cent. Il manque une étape avec cent, ou il y en a une de trop.',
  rounded: 'C’est la réponse avec le nombre arrondi. Prenez maintenant la tasse exacte.',
  whole: 'Regardez encore\u00a0: quel nombre est ici le tout, et lequel la part\u202f?',
  otherPart: 'C’est une des autres parts. Quel pourcentage va avec celle-ci\u202f?',
  difference: 'C’est combien de plus. «\u202fCombien de fois\u202f» demande de diviser.',
};

export const right = 'C’est juste.';
export const readAs = (number: string) => `Nous lisons ${number}.`;
export const notYet = 'Pas encore. L’indice dit par où commencer.';

export const HINTS = {
  'share-part': 'Divisez vos tasses par toutes les tasses. Puis multipliez par cent.',
  'share-one-in': 'Divisez toutes les tasses par les vôtres.',
  'cups-how-many': 'Chaque litre contient ces tasses. Il faut donc multiplier.',
  'cups-exact':
    'Convertissez d’abord les litres en millilitres\u00a0: fois mille. Puis divisez par une tasse.',
  'lake-percent': 'Divisez l’eau de la mode par celle du lac. Puis multipliez par cent.',
  'lake-times': 'Cherchez d’abord la moitié du lac. Combien de fois l’eau de la mode y tient-elle\u202f?',
  'percent-cotton': 'Prenez un pourcentage de l’autre\u00a0: multipliez-les, et divisez par cent.',
  'unit-times': 'Divisez le nombre du graphique par celui du tableau.',
  'unit-grams': 'Mille grammes font un kilogramme.',
  'columns-cotton': 'Multipliez les deux nombres du coton. Puis divisez par mille.',
  'columns-sum': 'Remplissez d’abord chaque ligne. Puis additionnez la dernière colonne.',
  'columns-percent': 'Divisez l’eau du coton par la somme. Puis multipliez par cent.',
  count: 'Pour cent veut dire sur cent. Multipliez les litres par le pourcentage, et divisez par cent.',
  'jeans-years':
    'Convertissez les litres en tasses. Divisez par huit pour avoir des jours, puis par les jours d’une année.',
  'jeans-times': 'Divisez vos années par celles de l’affirmation.',
  'lint-cups':
    'Pas à pas\u00a0: du coton-graine à la fibre, du kilogramme au T-shirt, des litres aux tasses.',
  'places-times': 'Divisez les tasses du Xinjiang par celles de la Chine.',
  'lives-making':
    'Convertissez les kilogrammes en grammes. Puis partagez-les entre toutes les fois où il est porté.',
};
