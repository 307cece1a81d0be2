// The claims with a slip. Of three operations and sizes the first is right; what an operation gives stands after its number, in French.
// Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/lessonSlips';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./lessonSlips')>;

export const ask = 'Comment le vérifier ?';

export const people = {
  title: 'Assez pour combien de temps ?',
  said: 'L’eau derrière un T-shirt suffit à mille personnes.',
  data: ['Un T-shirt : {shirt-cups}.', 'Une personne : {drinking-cups}.'],
  operations: [
    {
      gives: 'personnes peuvent en boire, chacune pendant un jour',
      tells: 'Oui. Plus de mille personnes. Mais regardez l’unité : des tasses par jour.',
    },
    {
      gives: 'tasses, pour autant de T-shirts qu’une personne boit de tasses',
      tells: 'C’est juste, mais cela parle de T-shirts, pas de personnes. Quel calcul partage l’eau ?',
    },
    {
      gives: 'du T-shirt, c’est ce qu’une personne boit en un jour',
      tells: 'C’est juste aussi, et tout petit. Retournez le calcul, et vous pourrez compter des personnes.',
    },
  ],
  sizeAsk: 'Pendant combien de temps cela suffit-il ?',
  sizes: ['Un jour', 'Un mois', 'Un an'],
  found:
    'La phrase oubliait trois mots : pendant un jour. Si l’on comprend « pendant un an », elle exagère autant de fois qu’une année compte de jours.',
} as const;

export const lake = {
  title: 'La moitié d’un lac ?',
  said: 'Chaque année, la mode utilise autant d’eau qu’en contient la moitié du lac Ontario.',
  data: [
    'La mode, chaque année : {fashion-water}.',
    'Le lac Ontario : {lake-ontario}. Un kilomètre cube fait un milliard de mètres cubes.',
  ],
  operations: [
    { gives: 'pour cent du lac', tells: 'Oui. Et la moitié, ce serait cinquante pour cent.' },
    {
      gives: 'fois l’eau de la mode, voilà le lac',
      tells: 'Cela marche aussi : la moitié donnerait deux. Pour un pourcentage, retournez le calcul.',
    },
    {
      gives: 'kilomètres cubes resteraient',
      tells: 'C’est juste, mais cela ne donne pas une part. Quel calcul divise un nombre par l’autre ?',
    },
  ],
  sizeAsk: 'Par combien « la moitié » est-elle trop grande ?',
  sizes: ['Environ dix fois', 'Environ deux fois', 'Environ cent fois'],
  found:
    'C’est {lake-share} du lac. L’affirmation est {lake-overstated} trop grande : la virgule a peut-être glissé d’un rang.',
} as const;

export const california = {
  title: 'Autant qu’un État ?',
  said: 'Faire du tissu demande autant d’eau que la Californie en a utilisé en 2021.',
  data: [
    'Faire du tissu : {textile-acre-feet} par an. Un acre-pied couvre un acre de terre sur un pied de haut.',
    'La Californie, dans les années d’avant : {california-acre-feet}.',
  ],
  operations: [
    {
      gives: 'pour cent de l’eau de la Californie, au moins',
      tells: 'Oui. Les deux sont donc de taille proche.',
    },
    {
      gives: 'pour cent : la Californie en part du tissu',
      tells: 'C’est juste, mais à l’envers. La phrase compare le tissu à la Californie.',
    },
    {
      gives: 'millions d’acres-pieds les séparent',
      tells: 'C’est juste. Pour voir si c’est beaucoup, il vous faut une part.',
    },
  ],
  sizeAsk: 'Les tailles sont proches. Alors, où est l’erreur ?',
  sizes: [
    'Dans l’année : les nombres viennent d’autres années',
    'Dans l’unité : il faudrait des litres',
    'Dans la quantité : dix fois trop grande',
  ],
  found:
    'Le tissu prend {california-share} de ce que la Californie a utilisé les années d’avant. La phrase cite une année pour laquelle nous n’avons trouvé aucun total.',
} as const;

export const grams = {
  title: 'Un air bien lourd',
  said: 'Un T-shirt émet {phases-sum:number} kilogrammes de CO2 [per-kilogram] de tissu.',
  data: [
    'La culture du coton compte pour {cotton-phase:number} de ces kilogrammes.',
    'Un tableau dit : un kilogramme de [lint] émet {cotton-co2:number} kilogrammes de [co2e].',
  ],
  operations: [
    {
      gives: 'fois ce que dit le tableau',
      tells: 'Oui. Deux nombres pour une même chose ne devraient pas être si éloignés.',
    },
    {
      gives: 'restent pour tout ce qui vient après le coton',
      tells:
        'C’est juste, mais les deux nombres viennent du même graphique. Il faut un nombre venu d’ailleurs.',
    },
    {
      gives: 'fois le coton, voilà le tout',
      tells:
        'C’est juste, mais les deux nombres viennent du même graphique. Il faut un nombre venu d’ailleurs.',
    },
  ],
  sizeAsk: 'Quelle unité serait la bonne ?',
  sizes: ['Des grammes, pour un T-shirt', 'Des tonnes, pour un T-shirt', 'Des litres, pour un kilogramme'],
  found:
    'Des grammes pour un T-shirt, c’est plausible : {shirt-co2}. D’autres études ont trouvé {published-shirts-co2}. Dans la phrase, le coton à lui seul était {fiber-times-over} trop grand.',
} as const;

export const fiber = {
  title: 'Fibre ou tissu\u202f?',
  said: 'Un kilogramme de tissu de coton émet {cotton-co2:number} kilogrammes de [co2e].',
  data: [
    'Pour un T-shirt, la culture du coton émet {cotton-phase:number} grammes. Toute la vie du T-shirt en émet {phases-sum:number}.',
    'L’étude d’où vient l’affirmation porte sur l’impact des fibres textiles. La fibre, c’est ce que l’on file.',
  ],
  operations: [
    {
      gives: 'pour cent viennent de la culture du coton',
      tells: 'Oui. Le reste, la plus grande part, vient après\u00a0: filage, teinture, couture et lavage.',
    },
    {
      gives: 'grammes viennent après le coton',
      tells: 'C’est juste. Pour savoir si c’est beaucoup, il faut une part.',
    },
    {
      gives: '',
      tells:
        'L’un des nombres vaut pour un T-shirt, l’autre pour un kilogramme. Prenez-en deux qui comptent la même chose.',
    },
  ],
  sizeAsk: 'Qu’est-ce qui est faux dans l’affirmation\u202f?',
  sizes: [
    'Le mot\u00a0: elle compte la fibre, pas le tissu',
    'L’unité\u00a0: il faudrait des grammes',
    'La quantité\u00a0: dix fois trop grande',
  ],
  found:
    'Le nombre compte un kilogramme de fibre, avant le filage, la teinture et la couture. Les axes de tous nos graphiques des tissus disent «\u202ftissu\u202f»\u00a0: c’est une seule erreur.',
} as const;

export const megajoules = {
  title: 'Deux sortes d’énergie',
  said: 'Un kilogramme de coton demande {cotton-energy:number} [kwh] d’énergie.',
  data: ['Une autre étude dit : {published-cotton-energy}.', 'Un kWh fait trois virgule six mégajoules.'],
  operations: [
    {
      gives: 'mégajoules par kilogramme',
      tells: 'Oui. Les deux sont maintenant dans la même unité, et on voit qu’ils sont loin l’un de l’autre.',
    },
    {
      gives: '',
      tells:
        'Le kWh est l’unité la plus grande. Il faut donc plus de mégajoules pour la même énergie, pas moins.',
    },
    {
      gives: '',
      tells: 'Les deux nombres ont deux unités. Il faut d’abord les mettre dans la même.',
    },
  ],
  sizeAsk: 'Par combien est-ce trop grand ?',
  sizes: ['Environ trois fois', 'Environ dix fois', 'Ce n’est pas trop grand'],
  found:
    'Dans la phrase, c’est {cotton-energy-in-megajoules}. L’autre étude donne {published-cotton-energy}. Si on lit {cotton-energy:number} comme des mégajoules, tout concorde.',
} as const;
