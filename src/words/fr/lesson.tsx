// The words of the lesson’s pages, in French. Translated by machine; no native speaker has read them yet.

import { Claim } from '../../claim/Claim';
import { capitalize } from '../capitalize';
import type * as english from '../en/lesson';
import type { Translation } from '../translation';
import { plain, reading } from './shell';
import { slipCount } from './text/corrections';
import { fabricCount } from './text/fabrics';
import { isOne } from './text/grammar';
import { LEVELS, taskCount } from './text/lessonTasks';

export type Checked = Translation<typeof english, typeof import('./lesson')>;

export const teachTitle = 'Un cours pour demain matin';
export const teachDescription =
  'Un cours sur l’eau cachée dans un T-shirt : un plan, long ou court, une feuille d’exercices et un corrigé avec ses calculs.';
export const worksheetPageTitle = 'Feuille d’exercices : est-ce possible ?';
export const worksheetDescription = `${capitalize(taskCount)} exercices sur l’eau, le coton et les nombres, à imprimer en A4 ou au format lettre, avec de la place pour écrire.`;
export const answersPageTitle = 'Corrigé de la feuille d’exercices';
export const answersDescription = `Le corrigé des ${taskCount} exercices, chaque réponse avec son calcul, à partir de notre liste de nombres.`;
export const slipTitle = 'Trouvez l’erreur';
export const slipDescription = `${capitalize(slipCount)} affirmations sur les vêtements et l’eau, chacune avec une erreur : mettez-les à l’épreuve avec deux nombres, et voyez de combien on s’est trompé.`;
export const classPageTitle = 'Notre classe, tasse par tasse';
export const classDescription =
  'Un tableau pour la classe\u00a0: ce qu’elle boit en un jour, et combien de jours de ses tasses demande le coton d’un T-shirt. Rien n’est enregistré.';

export const pagesLabel = 'Pages du cours';
export const lessonName = 'Le cours';
export const worksheetName = 'Feuille d’exercices';
export const answersName = 'Corrigé';
export const slipName = 'Trouvez l’erreur';
export const className = 'Notre classe';
export const composeName = 'Composer';
export const before = 'Avant';
export const inClass = 'En classe';
export const after = 'Après';

export const teachLead = (whole: string | undefined) => (
  <>
    Un plan, une feuille d’exercices et son corrigé, sur l’eau cachée dans un{' '}
    <span className={whole}>T-shirt</span>. C’est gratuit, sans compte, et rien n’est enregistré ni envoyé.
  </>
);
export const worksheetWhat = `${capitalize(taskCount)} exercices avec de la place pour écrire. Imprimez-la en noir et blanc, sur le papier que vous avez.`;
export const twoSheets = 'Pour le plan, deux feuilles suffisent.';
export const answersWhat = 'Le corrigé, étape par étape. Il est calculé à partir de notre liste de nombres.';
export const composeWhat = 'Vos étapes, dans votre ordre, avec votre question. Un seul lien pour la classe.';
export const wordsName = 'Des mots pour la classe';
export const wordsWhat = 'Les mots du cours, de l’anglais à l’ukrainien, sur une feuille.';
export const bigScreenName = 'Le grand écran';
export const bigScreenWhat =
  'Le récit, en plus grand et pas à pas : avec les flèches, les touches de page ou une télécommande. Il y a des notes pour vous. «\u202fb\u202f» éteint l’écran. Échap pour sortir.';
export const shortRoute = (stops: string) => `Le parcours court\u00a0: ${stops} étapes`;
export const offlineWhat =
  'Pour une salle sans réseau\u00a0: texte, graphiques au repos, feuilles\u202f; sans le récit animé. Décompressez-le et ouvrez guide.html.';

export const planTitle = 'Le cours';
export const totalMinutes = (minutes: number) => `${minutes} minutes`;
export const minutesUnit = 'minutes';
export const fitsTitle = 'Pour qui';
/** Whom and which subjects the lesson fits. */
export const FITS = [
  `Âge\u00a0: de onze à quinze ans. Niveaux de la feuille d’exercices\u00a0: ${LEVELS.younger}, ${LEVELS.standard}, ${LEVELS.quick}.`,
  'Mathématiques\u00a0: pourcentages, rapports, unités, et la moyenne, la médiane et l’étendue des nombres de la classe.',
  'Sciences et géographie\u00a0: la pluie, les rivières et les puits, et ce que les vêtements y prennent.',
] as const;
export const stitchKey = 'Un point de couture, c’est une minute.';
export const shortTitle = 'Quand le temps manque';
export const noticeTitle = 'Que remarquez-vous ?';
export const noticeText =
  'Un graphique sans ses mots est une devinette. Montrez-en un et demandez deux choses : que remarquez-vous, et que vous demandez-vous ? Puis faites revenir les noms, les nombres et le récit, l’un après l’autre.';

export const aimsTitle = 'Ce que les élèves sauront faire';
export const AIMS = [
  'Dire ce qu’un nombre compte, et ce qu’il laisse de côté.',
  'Mettre une affirmation à l’épreuve avec une division.',
  'Calculer le pourcentage d’un pourcentage.',
  'Choisir l’unité qui convient, et dire pourquoi.',
  'Trouver moyenne, médiane et étendue dans les nombres de la classe.',
] as const;

export const oftenWrongTitle = 'Les erreurs fréquentes des élèves';
/** With figures and words of the glossary, as model/lesson/lessonText.ts reads them. */
export const OFTEN_WRONG = [
  'Penser à un robinet. Mais l’eau du coton, c’est {rain-part} de pluie et {dilution-part} de [dilution].',
  'Prendre une part d’une part pour une part du tout. Le coton représente {cotton-of-textile} de l’eau du tissu, mais {cotton-yarns} de l’eau de la mode.',
  'Croire que l’eau a disparu. Elle tourne, mais pendant un temps, un endroit en a moins.',
  'Faire confiance à un nombre parce qu’il a beaucoup de chiffres. S’il y a {cotton-cups:number} tasses, c’est seulement que quelqu’un a multiplié.',
  'Chercher la meilleure fibre. Aucune fibre ne gagne dans toutes les colonnes.',
] as const;

/** What we would tell a teacher, point by point: texts as in model/lesson/lessonText.ts. */
export const tellTeachers = 'Ce que nous dirions à qui enseigne';
export const TEACHER_POINTS = [
  'Les récits sur l’eau dépendent de ce que l’on compte : l’irrigation, la pluie, ou l’eau qu’il faudrait pour diluer la pollution.',
  'Le coton lui-même représente {cotton-share-of-shirt} de l’eau de notre T-shirt. Les étapes d’usine en utilisent peu, mais elles peuvent polluer.',
  'La comparaison avec le lac Ontario est {lake-overstated|dix fois} trop grande. Un bon exercice : trouver l’erreur.',
  'La comparaison avec la Californie est raisonnable, mais aucune année n’est confirmée.',
  `Multipliez deux colonnes, litres par kilogramme et millions de tonnes. Les ${fabricCount} tissus donnent {six-fabrics-water}, dont {six-fabrics-cotton} pour le coton. Cela concorde avec le récit : c’est bon signe, et ce n’est pas une preuve, car tout peut venir des mêmes tableaux.`,
  'Les unités comptent. {phases-sum|2 600} kilogrammes pour un kilogramme, c’est impossible. En grammes pour un T-shirt, le nombre est plausible.',
  '{garment-phase-share|La moitié} du CO2 du T-shirt vient de la fabrication, pas de la culture du coton.',
  'La Fiber Bible dit qu’il n’y a pas de types de fibres « durables » ou « non durables ».',
  'Ce que l’on inclut peut décupler un nombre. Pour une personne dans l’UE, une agence a compté {eu-water-2017} d’eau par an et, trois ans plus tard, {eu-water-2020}. Ce n’est pas une économie : elle a compté autre chose.',
  'Les études sur toute la vie d’un vêtement varient. Une fourchette est honnête.',
  'Porter ses vêtements plus longtemps aide, quelle que soit la fibre.',
] as const;

export const adaptTitle = 'L’adapter à votre classe';
export const ADAPT = [
  {
    name: 'Élèves plus jeunes',
    what: `Sur la fiche, choisissez «\u202f${LEVELS.younger}\u202f»\u00a0: il y a moins d’exercices, et un indice sous chaque question. Faites dessiner les tasses\u00a0: un point pour cent.`,
  },
  {
    name: 'Sans ordinateurs ni tablettes',
    what: 'Un écran devant la classe suffit. Sans aucun écran, imprimez cette page, la feuille d’exercices et la page du T-shirt : chacune de nos pages s’imprime en texte simple, avec ses tableaux.',
  },
  {
    name: 'Élèves aveugles',
    what: `Choisissez « ${plain} » sous « ${reading} », dans la barre : tout devient texte et tableaux, sur une colonne. Chaque graphique a un bouton pour l’écouter. Un lecteur d’écran lit les titres et les tableaux de la feuille.`,
  },
  {
    name: 'Élèves qui n’entendent pas',
    what: 'Rien ne passe par le son seul, et il n’y a pas de film.',
  },
  {
    name: 'Élèves qui apprennent le français',
    what: 'Les pages des élèves sont écrites en mots simples. Les mots soulignés de points s’ouvrent sur leur sens.',
  },
] as const;

export const glossaryTitle = 'Les mots à connaître';
export const examTitle = 'Les mots des examens';
export const EXAM_TERMS = [
  {
    name: 'eau bleue',
    what: 'L’eau des rivières, des lacs et des puits. Dans un champ, nous disons irrigation.',
  },
  { name: 'eau verte', what: 'La pluie que le sol retient et que les plantes utilisent. Nous disons pluie.' },
  {
    name: 'eau grise',
    what: 'L’eau qu’il faudrait ajouter à de l’eau sale jusqu’à ce qu’elle soit assez propre. Nous disons dilution.',
  },
  {
    name: 'eau virtuelle',
    what: 'L’eau qu’il a fallu pour fabriquer un objet vendu ailleurs. Nous disons empreinte.',
  },
];

export const print = 'Imprimer cette page';
/** Which tasks are printed. */
export const printTasks = 'Imprimer les exercices';
export const printPlanned = (first: string, last: string) =>
  `Comme dans le plan\u00a0: exercices ${first} à ${last}`;
export const printAll = 'Tous';

export const worksheetTitle = 'Est-ce possible ?';
export const worksheetLead =
  'Des exercices sur l’eau, le coton et les nombres. Il vous faut un crayon. La calculatrice est permise.';
export const pupilName = 'Nom';
export const date = 'Date';
export const fabricsLabel = `Eau et production de ${fabricCount} fibres, avec une colonne à remplir`;
export const fiber = 'Fibre';
export const litersPerKilogram = 'Litres par kilogramme';
export const millionTons = 'Millions de tonnes par an';
export const billionCubicMeters = 'Milliards de mètres cubes';
export const exitTitle = 'Billet de sortie';
export const exitNumber = 'Un nombre dont je vais parler à la maison :';
export const exitCounts = 'Ce qu’il compte, et ce qu’il laisse de côté :';
export const exitSure = 'À quel point j’y crois, et pourquoi :';

export const keyTitle = 'Le corrigé';
export const keyLead =
  'Chaque réponse est calculée à partir de notre liste de nombres. Si un nombre y change, le corrigé change aussi. Les élèves peuvent arrondir comme ils veulent, s’ils le disent.';
export const sample = 'Une bonne réponse : ';
export const columnLabel = 'La colonne, remplie';

export const slipLead = `${capitalize(slipCount)} affirmations de notre premier jet, chacune avec une erreur. Vérifiez-les avec deux nombres.`;
export const seeAnswer = 'Voir la réponse';
export const notThis = 'Ce n’est pas cela. Regardez le nombre que vous avez trouvé, et essayez autre chose.';
/** What is heard when the slip is found: what is true, and the sentences about it. */
export const mended = (right: string, found: string) => `Raccommodé : ${right}. ${found}`;

export const unreadable = 'Ce lien est coupé ou ne contient aucune classe : le tableau reste comme il était.';
export const olderLink = 'Ce lien est ancien. Si sa fin s’est perdue, son dernier nombre peut être faux.';
export const nobody = 'Personne pour l’instant';
export const pupils = (count: number) => (isOne(count) ? `${count} élève` : `${count} élèves`);
export const pupilsFull = (count: number) => `${count} élèves : le tableau est plein`;
export const question = 'Combien de tasses d’eau buvez-vous par jour ?';
export const addPupil = (cups: string) => `Ajouter un ou une élève : ${cups}`;
export const undo = 'Annuler';
export const clear = 'Effacer';
/** Below the made-up class that stands on the board before anyone has answered. */
export const exampleBoard = 'Un exemple. Votre première réponse l’efface.';
export const oneCup = 'Une tasse au tableau, c’est un ou une élève.';
export const daysOfCups = 'jours de nos tasses';
export const stripe = (
  <>
    Le coton d’un T-shirt en demande <Claim id="cotton-cups" />. Une rayure est une de nos journées.
  </>
);
export const stripes = (cups: string) =>
  `Un T-shirt de tasses à rayures. Chaque rayure\u00a0: ${cups}, une journée de la classe.`;
export const oneDay = 'un jour';
export const numbersName = 'Moyenne, médiane, étendue';
export const paperName = 'Sur papier';
export const fullScreen = 'Plein écran';
export const keepBoard =
  'Le lien de cette page porte la classe\u00a0: mettez-le en favori pour la garder. Aucun nom, et aucun serveur ne la voit.';
export const tallyCaption = 'Le tableau sur papier : un trait par élève.';
export const tallyCups = 'Tasses par jour';
export const tallyStrokes = 'Traits';
export const tallyPupils = 'Élèves';
export const tallyAll = 'Tasses en tout';
export const tallySum = 'Somme';
export const joinName = 'Participer par code';
export const joinText =
  'Scannez le code ou tapez l’adresse\u00a0: chacun répond seul. Puis envoyez votre propre lien à l’enseignant, il est lu plus bas. Rien ne nous est envoyé.';
export const joinLabel = (address: string) => `Code QR\u00a0: ${address}`;
