// The tasks of the worksheet; figures stand in braces and words of the glossary in brackets (model/lesson/lessonText.ts), in French.
// Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/plain/lessonTasks';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./lessonTasks')>;

export const share = {
  title: 'Votre part du T-shirt',
  given:
    'Disons que vous buvez six tasses d’eau par jour. Pour faire pousser le coton d’un T-shirt, il faut {cotton-cups} d’eau. C’est son [footprint] eau.',
  part: 'Votre journée, quelle part du T-shirt est-ce ? Divisez. Écrivez-la en pour cent.',
  oneIn: 'Dites-le en mots : une tasse sur combien ?',
};

export const cups = {
  title: 'Des litres aux tasses',
  given:
    'La source compte en litres : {cotton-liters} pour le coton d’un T-shirt. Un litre fait environ {cups-per-liter:number} tasses.',
  howMany: 'Combien de tasses est-ce ?',
  exact: 'Une tasse américaine fait {us-cup}. Prenez maintenant ce nombre. Trouvez-vous la même chose ?',
  exactAlso: 'On trouve quelques tasses de moins. Le premier calcul partait d’un nombre arrondi.',
};

export const lake = {
  title: 'La moitié d’un lac ?',
  given:
    'On dit : chaque année, la mode utilise autant d’eau que la moitié du lac Ontario. En vérité, elle utilise {fashion-water}. Le lac contient {lake-ontario}. Un kilomètre cube fait un milliard de mètres cubes.',
  percent: 'Combien de pour cent du lac est-ce vraiment ?',
  times: 'Combien de fois « la moitié » est-elle trop grande ?',
  timesAlso: 'C’est presque dix. Quelqu’un a peut-être mal placé la virgule.',
};

export const percent = {
  title: 'Le pourcentage d’un pourcentage',
  given:
    'De l’eau que la mode utilise, {textile-share} sert à faire du tissu. De cette part, {cotton-of-textile} est pour le coton.',
  cotton: 'Combien de pour cent de toute l’eau de la mode est-ce, pour le coton ?',
  whyNot: 'Pourquoi la réponse n’est-elle pas {cotton-of-textile} ?',
  whyNotSample: 'C’est une part d’une part. Elle ne compte que l’eau du tissu, pas toute l’eau de la mode.',
};

export const unit = {
  title: 'Quelle unité convient ?',
  given:
    'Un graphique dit que tout ce qui arrive à un T-shirt donne {phases-sum:number} kilogrammes de [co2e] [per-kilogram] de tissu, dont {cotton-phase:number} kilogrammes pour le coton seul. Mais un tableau dit qu’un kilogramme de [lint] donne {cotton-co2:number} kilogrammes.',
  times: 'Combien de fois le nombre du graphique est-il trop grand pour le coton ?',
  grams:
    'Lisez maintenant la somme en grammes pour un T-shirt. Combien de kilogrammes est-ce ? D’autres études ont trouvé {published-shirts-co2}. Est-ce que cela colle ?',
  gramsAlso: 'Cela colle. La bonne unité est donc le gramme par T-shirt.',
};

export const columns = {
  title: 'Multiplier deux colonnes',
  given:
    'Le tableau montre l’eau qu’il faut pour un kilogramme de chaque fibre, et ce que le monde en produit en un an. Des litres par kilogramme fois des millions de tonnes donnent des milliards de litres. Mille fois cela, c’est un milliard de mètres cubes.',
  cotton: 'Remplissez la dernière colonne. Que trouvez-vous pour le coton ?',
  sum: 'Additionnez les six.',
  percent: 'Combien de pour cent viennent du coton ?',
  percentAlso:
    'L’histoire dit {cotton-of-textile}. Les deux sont proches : des données peuvent en vérifier d’autres.',
};

export const count = {
  title: 'Quelle eau compte ?',
  given:
    'Les {cotton-liters} derrière le coton d’un T-shirt sont de trois sortes : {irrigation-part} d’[irrigation], {rain-part} de pluie et {dilution-part} de [dilution].',
  irrigation: 'Combien de litres viennent de l’irrigation ?',
  rain: 'Combien de litres viennent de la pluie ?',
  dilution: 'Combien de litres sont de la dilution ?',
  which: 'Laquelle des trois compteriez-vous ? Donnez une raison.',
  whichSample:
    'Il n’y a pas qu’une seule bonne réponse. Une bonne réponse donne une raison : la pluie tomberait sur le champ de toute façon, mais la rivière est vide pour ceux qui vivent en aval.',
};
