// The tasks of the worksheet; figures stand in braces and words of the glossary in brackets (model/lesson/lessonText.ts), in French.
// Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/lessonTasks';
import type { Translation } from '../../translation';
import { fabricCount } from './fabrics';
import { numberWord } from './grammar';

export type Checked = Translation<typeof english, typeof import('./lessonTasks')>;

export const TASK_TITLES = {
  share: 'Votre part du T-shirt',
  cups: 'Des litres aux tasses',
  lake: 'La moitié d’un lac ?',
  percent: 'Le pourcentage d’un pourcentage',
  unit: 'Quelle unité convient ?',
  columns: 'Multiplier deux colonnes',
  count: 'Quelle eau compte ?',
  places: 'Pluie ou rivière\u202f?',
  lives: 'Deux vies d’un T-shirt',
  jeans: 'Une affirmation des médias',
};
/** How many tasks the standard sheet has: "ten". */
export const taskCount = numberWord(Object.keys(TASK_TITLES).length);
/** A task's place on the worksheet: "three". */
export const taskPlace = (task: keyof typeof TASK_TITLES) =>
  numberWord(Object.keys(TASK_TITLES).indexOf(task) + 1);

export const shareGiven =
  'Disons que vous buvez six tasses d’eau par jour. Pour faire pousser le coton d’un T-shirt, il faut {cotton-cups} d’eau. C’est son [footprint] eau.';
export const sharePart =
  'Quelle part du T-shirt votre journée représente-t-elle ? Divisez. Écrivez le résultat en pourcentage.';
export const shareOneIn = 'Dites-le en mots : une tasse sur combien ?';

export const cupsGiven =
  'La source compte en litres : {cotton-liters} pour le coton d’un T-shirt. Un litre fait environ {cups-per-liter:number} tasses.';
export const cupsHowMany = 'Combien de tasses cela fait-il ?';
export const cupsExact =
  'Une tasse américaine fait {us-cup}. Prenez maintenant ce nombre. Trouvez-vous la même chose ?';
export const cupsExactAlso =
  'On trouve quelques tasses de moins. Le premier calcul partait d’un nombre arrondi.';

export const lakeGiven =
  'Notre premier jet disait\u00a0: chaque année, la mode utilise autant d’eau qu’en contient la moitié du lac Ontario. Selon une estimation, elle utilise {fashion-water}. Le lac contient {lake-ontario}. Un kilomètre cube fait un milliard de mètres cubes.';
export const lakePercent = 'Quel pourcentage du lac est-ce vraiment ?';
export const lakeTimes = 'Par combien « la moitié » est-elle trop grande ?';
export const lakeTimesAlso = 'C’est proche de dix. Quelqu’un a peut-être mal placé la virgule.';

export const percentGiven =
  'De l’eau que la mode utilise, {textile-share} sert à faire du tissu. De cette part, {cotton-of-textile} va au coton.';
export const percentCotton = 'Quel pourcentage de toute l’eau de la mode va au coton ?';
export const percentWhyNot = 'Pourquoi la réponse n’est-elle pas {cotton-of-textile} ?';
export const percentWhyNotSample =
  'C’est une part d’une part. Elle ne compte que l’eau du tissu, pas toute l’eau de la mode.';

export const unitGiven =
  'Un graphique de notre premier jet dit que tout ce qui arrive à un T-shirt donne {phases-sum:number} kilogrammes de [co2e] [per-kilogram] de tissu, dont {cotton-phase:number} kilogrammes pour le coton seul. Mais un tableau dit qu’un kilogramme de [lint] donne {cotton-co2:number} kilogrammes.';
export const unitTimes = 'Par combien le nombre du graphique est-il trop grand pour le coton ?';
export const unitGrams =
  'Lisez maintenant la somme en grammes pour un T-shirt. Combien de kilogrammes cela fait-il ? D’autres études ont trouvé {published-shirts-co2}. Est-ce plausible ?';
export const unitGramsAlso = 'C’est plausible. La bonne unité est donc le gramme par T-shirt.';

export const columnsGiven =
  'Le tableau montre l’eau qu’il faut pour un kilogramme de chaque fibre, et ce que le monde en produit en un an. Des litres par kilogramme fois des millions de tonnes donnent des milliards de litres. Mille fois cela, c’est un milliard de mètres cubes.';
export const columnsCotton = 'Remplissez la dernière colonne. Que trouvez-vous pour le coton ?';
export const columnsSum = `Additionnez les ${fabricCount}.`;
export const columnsPercent = 'Quel pourcentage vient du coton ?';
export const columnsPercentAlso =
  'Le récit dit {cotton-of-textile}. Les deux sont proches. C’est bon signe, et ce n’est pas une preuve : les deux peuvent venir des mêmes tableaux.';

export const countGiven =
  'Les {cotton-liters} derrière le coton d’un T-shirt sont de trois sortes : {irrigation-part} d’[irrigation], {rain-part} de pluie et {dilution-part} de [dilution].';
export const countIrrigation = 'Combien de litres viennent de l’irrigation ?';
export const countRain = 'Combien de litres viennent de la pluie ?';
export const countDilution = 'Combien de litres sont comptés pour la dilution ?';
export const countWhich = 'Laquelle des trois compteriez-vous ? Donnez une raison.';
export const countWhichSample =
  'Il n’y a pas qu’une seule bonne réponse. Une bonne réponse donne une raison : la pluie tomberait sur le champ de toute façon, mais la rivière est vide pour les gens qui vivent en aval.';

export const placesGiven =
  'Une étude a compté l’eau du coton par lieu, pour 1996-2005. Le coton d’un T-shirt a pris ces tasses aux rivières et aux puits\u00a0: {china-river-cups:number} en Chine, en moyenne, et {xinjiang-river-cups:number} au Xinjiang, à l’ouest de la Chine.';
export const placesTimes =
  'Presque tout le coton de Chine pousse aujourd’hui au Xinjiang. Combien de fois la moyenne cela fait-il\u202f?';
export const placesTimesAlso =
  'Ces comptes restent ceux des années anciennes\u00a0: on n’en a pas trouvé de plus récent par lieu.';
export const placesWhich =
  'S’il pousse au Brésil, le coton d’un T-shirt prend {brazil-river-cups:number} tasses aux rivières et aux puits et {brazil-rain-cups:number} à la pluie. En Ouzbékistan, il en prend {uzbekistan-river-cups:number} et {uzbekistan-rain-cups:number}. L’un vaut-il mieux que l’autre\u202f? Que faudrait-il savoir de plus\u202f?';
export const placesWhichSample =
  'Il n’y a pas qu’une seule bonne réponse. Une bonne réponse dit ce que les tasses taisent\u00a0: la forêt, le sol et les poisons, ce qui aurait pu pousser d’autre avec cette pluie, et ce qui sépare un champ de son pays. De plus, le compte est ancien.';

export const livesGiven =
  'Ouvrez la page «\u202fUn T-shirt, deux vies\u202f». Une étude dit que l’utilisation fait {use-phase-share} du [co2e] d’un T-shirt, une autre dit {published-use-share}.';
export const livesPredict =
  'Devinez d’abord\u00a0: sèche-linge, fer ou électricité. Qu’est-ce qui change le plus la part\u202f? Puis pressez les trois boutons et notez ce que chacun ajoute.';
export const livesPredictSample =
  'L’électricité de la Pologne ajoute le plus, puis le sèche-linge, puis le fer. Une réponse avec une raison est bonne, juste ou non.';
export const livesMaking =
  'Fabriquer un T-shirt émet {making-co2}. Selon la règle européenne, il est porté {life-wears:number} fois. Combien de grammes cela fait-il à chaque fois\u202f?';
export const livesMakingAlso =
  'L’entretien vient en plus. Le porter deux fois plus divise cette part par deux, mais pas l’entretien.';
export const livesExplain =
  'Expliquez\u00a0: pourquoi deux études sérieuses peuvent-elles tant différer\u202f?';
export const livesExplainSample =
  'Elles ne sont pas forcément fausses. Elles comptent peut-être d’autres foyers\u00a0: un autre sèche-linge, plus de repassage, une autre électricité, un T-shirt moins porté. Les parts dépendent de ce qu’on suppose\u00a0: une étude doit donc le dire.';

export const jeansGiven =
  'Cette affirmation n’est pas dans notre récit. En 2019, les Nations unies ont écrit\u00a0: pour faire un jean, il faut {jeans-liters} d’eau, autant qu’une personne en boit en {jeans-years}. Un litre fait environ {cups-per-liter:number} tasses. Vérifiez-la comme une erreur à trouver\u00a0: divisez, puis voyez de combien elle s’écarte.';
export const jeansYears =
  'Disons qu’une personne boit huit tasses par jour. Pour combien d’années cette eau suffit-elle\u202f?';
export const jeansTimes = 'Combien de fois plus long est-ce que le temps annoncé\u202f?';
export const jeansTimesAlso =
  'L’affirmation pense donc à quelqu’un qui boit {jeans-cups-a-day}. Cela existe\u00a0: un comité américain dit {us-drinking-cups}. L’ordre de grandeur est bon, mais il faudrait dire combien boit une personne.';
export const jeansTell =
  'La répéteriez-vous\u202f? Dites ce qu’elle compte, ce qu’elle laisse de côté, et quel est votre degré de certitude.';
export const jeansTellSample =
  'Il n’y a pas une seule bonne réponse. Une bonne dit que l’ordre de grandeur peut être juste\u00a0: un jean contient plus de coton qu’un T-shirt, qui prend {cotton-liters}. Elle dit aussi ce qui manque\u00a0: quelle eau est comptée, combien boit une personne, et que personne ne boit l’eau d’un champ.';

export const QUICK_TITLES = { lint: 'Graines ou fibre\u202f?' };
export const lintGiven =
  'Une étude a compté l’eau du coton-graine\u00a0: la [lint] et les graines ensemble, comme on les cueille. En Inde, un kilogramme en prend {india-irrigation:number} litres aux rivières et aux puits. Dans le monde, un kilogramme de fibre prend {lint-water:number} litres d’eau de toute sorte, et un de coton-graine {seed-cotton-water:number}. Un T-shirt contient {shirt-weight} de fibre. Un litre fait environ {cups-per-liter:number} tasses.';
export const lintCups =
  'Combien de tasses le coton d’un T-shirt prend-il en Inde aux rivières et aux puits\u202f?';
export const lintWhy =
  'Pourquoi un kilogramme de fibre prend-il plus d’eau qu’un kilogramme de coton-graine\u202f?';
export const lintWhySample =
  'Il faut plus d’un kilogramme de coton-graine pour un kilogramme de fibre. Les graines portent aussi une part de l’eau\u00a0: l’étude la partage selon le prix de chacune.';

export const LEVELS = { younger: 'Plus jeunes', standard: 'Normal', quick: 'Rapides' };

export const BARS = {
  day: 'Une personne, en un jour',
  shirt: 'Le coton d’un T-shirt',
  bath: 'Un bain',
  fashion: 'La mode, en un an',
  lake: 'Lac Ontario',
  cloth: 'Dont le tissu',
  chart: 'Kilogrammes du graphique',
  table: 'Kilogrammes du tableau',
  irrigation: 'Irrigation',
  rain: 'Pluie',
  dilution: 'Dilution',
  brazil: 'Brésil',
  china: 'Chine, en moyenne',
  xinjiang: 'Xinjiang',
  uzbekistan: 'Ouzbékistan',
  oneStudy: 'Une étude',
  otherStudy: 'Une autre étude',
  jeans: 'Un jean',
  seedCotton: 'Coton-graine',
  lint: 'Fibre',
};
