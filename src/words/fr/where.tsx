// The words of the page about where cotton grows, in French. Translated by machine; no native speaker has read them yet.

import { Claim } from '../../claim/Claim';
import { WhereClaim } from '../../claim/WhereClaim';
import type * as english from '../en/where';
import type { Translation } from '../translation';
import { placeCount } from './text/places';

export type Checked = Translation<typeof english, typeof import('./where')>;

export const pageTitle = 'Où pousse le coton : pluie ou rivière ?';
export const pageDescription = (least: string, most: string) =>
  `Un T-shirt, ${placeCount} lieux : aux rivières et aux puits, son coton prend ${least} tasses au Brésil et ${most} au Turkménistan.`;

export const lead = 'L’étiquette dit où un T-shirt a été cousu, pas où son coton a poussé.';
export const pick = 'Touchez un lieu : le T-shirt est redessiné.';
export const oneStudy = 'Une seule étude, 1996-2005';
export const legend = 'Où le coton a-t-il été cultivé ?';
export const sentence = (grown: string, river: number, riverText: string, rainText: string) =>
  river === 0
    ? `${grown} : aucune tasse des rivières ou des puits, ${rainText} de pluie.`
    : `${grown} : ${riverText} tasses des rivières et des puits, ${rainText} de pluie.`;
export const inYourDays = (isRiver: boolean, cups: string, days: string) =>
  isRiver
    ? `À vos ${cups} par jour, les tasses de rivière font ${days} jours.`
    : `À vos ${cups} par jour, cette pluie fait ${days} jours.`;
export const noMedal = 'Un petit nombre n’est pas une médaille. La pluie n’est pas gratuite.';
export const shirtPicture = (sentenceText: string) => `Un T-shirt fait de ses tasses. ${sentenceText}`;
export const everyCup = 'Chaque tasse est dessinée.';
export const dashedShirt = (name: string) => `En tirets : ${name}.`;
export const riverUnit = 'des rivières et des puits, en tasses';
export const rainUnit = 'tasses de pluie';
export const usedUp =
  'Consommée, pas seulement prélevée : les tasses comptent l’eau évaporée au champ. Ce n’est pas toute celle qui a été pompée.';

export const orderQuestion = 'Quel lieu a le plus soif ?';
export const orderText = (
  <>
    Le même T-shirt de coton, cultivé en {placeCount} lieux.{' '}
    <b>Touchez celui qui prend le plus aux rivières et aux puits.</b>
  </>
);
export const westToEast = 'D’ouest en est, comme sur la carte';
export const showOrder = 'Montrez-moi';
export const guessedRight = (name: string) => `Votre pari, ${name} : gagné.`;
export const guessedWrong = (name: string, rank: string) =>
  `Votre pari, ${name} : numéro ${rank} sur ${placeCount}.`;
export const sortLegend = 'Trier par';
export const sortings = { river: 'Rivière', rain: 'Pluie', both: 'Les deux' };
export const riverTitle = (name: string) => `Le plus d’eau de rivière : ${name}.`;
export const riverText = (last: string, least: string) =>
  `Tout en bas\u00a0: ${last}. Aucune tasse\u00a0: ${least}.`;
export const rainQuestion = 'Et qui a reçu le plus de pluie ?';
export const rainTitle = 'Par la pluie, les derniers passent devant.';
export const rainText = (turned: string, second: string) =>
  `Deuxième, troisième et quatrième désormais : ${turned}. Dernier : ${second}, deuxième par l’eau de rivière.`;
export const bothTitle = (name: string) => `Le plus d’eau en tout : ${name}.`;
export const bothText = (name: string, cups: string, rain: string, rank: string) =>
  `${cups} tasses pour un T-shirt, dont ${rain} de pluie. Par l’eau de rivière seule : ${name}, numéro ${rank}.`;
export const average =
  'Chacun est une moyenne. Un champ peut être bien meilleur ou bien pire que son pays, et un pays n’est pas un agriculteur.';

export const stressTitle = (
  <>
    <b className="poster">
      <WhereClaim id="stressed-share" wording="#" />
    </b>{' '}
    <span>litres sur cent</span>
  </>
);
export const stressText = (
  <>
    que le coton a consommés, venus des rivières et des puits, l’ont été dans des pays qui, en 2018,
    prélevaient <b>plus des trois quarts de leur eau renouvelable,</b> moins ce qu’il faut à la nature.
  </>
);
export const stressNote = (
  <>
    Un fil est un pour cent de cette eau, <WhereClaim id="grown-irrigation" /> par an. Sa longueur : la part
    de son eau que le pays prélève pour tous les usages. C’est le chiffre de la FAO pour 2018 ; pour certains
    pays, il est plus ancien. Au-delà de « toute », beaucoup ajoutent de l’eau dessalée.
  </>
);
export const stressPicture = (stressed: string) =>
  `Cent fils, un pour chaque centième de l’eau de rivière et de puits que le coton consomme. Plus un fil est long, plus le pays prélève de son eau. Les ${stressed} premiers fils passent la ligne des trois quarts.`;
export const threeQuarters = 'trois quarts de son eau';
export const allOfIt = 'toute';
export const pastAll =
  'Un fil peut dépasser « tout », car on retire d’abord ce qu’il faut à la nature. Le nombre d’un pays n’est pas celui d’un champ.';
export const stressTable = 'Irrigation du coton et stress hydrique, par pays';
export const countryColumn = 'Pays';
export const volumeColumn = 'Eau de rivière et de puits du coton, milliards de m³ par an';
export const stressColumn = 'Stress hydrique 2018';
export const twoStudies = (
  <>
    Selon cette étude, le coton seul consomme presque autant que ce qu’une autre donne pour toute la
    mode&nbsp;: <WhereClaim id="grown-irrigation" format="short" /> contre{' '}
    <Claim id="fashion-water" format="short" />. Chaque étude compte à sa façon.
  </>
);

export const oldTitle = 'Cette carte est vieille.';
export const oldText =
  'L’eau a été comptée pour 1996-2005. Depuis, le coton de la Chine est parti vers l’ouest, au Xinjiang.';

export const notesTitle = 'Tous les lieux en tableau, et ce que ces tasses ne disent pas';
export const notes = [
  ['Peu d’eau de rivière, ce n’est pas bon en soi.', 'Cela ne dit rien des forêts, des sols ni des poisons.'],
  ['La pluie n’est pas gratuite.', 'Celle d’un champ de coton ne nourrit pas une autre plante.'],
  ['Le stress est celui d’un pays entier.', 'Il compte tout ce qu’un pays prélève, pas un seul champ.'],
] as const;
export const noDilution = (
  <>
    <b>La dilution est laissée de côté.</b>{' '}
    <span>L’eau propre qui diluerait la pollution est comptée, pas versée : </span>
    <WhereClaim id="grown-dilution-part" format="number" />
    <span>
      {' '}
      des trois en moyenne mondiale, selon cette étude. Pour certains lieux, les données n’en donnent pas.
    </span>
  </>
);
export const otherStudy = (
  <>
    <b>
      Pourquoi pas <Claim id="cotton-cups" />
      {'\u202f'}?
    </b>{' '}
    <span>
      Ce compte vaut pour le tissu fini et ajoute de l’eau pour diluer la pollution. Ici, il n’y a que ce que
      les plantes et leurs champs ont consommé, pour{' '}
    </span>
    <Claim id="shirt-weight" />
    <span> de fibre. Si les </span>
    <WhereClaim id="turkmenistan-river-cups" />
    <span> du Turkménistan en sont si proches, c’est un hasard.</span>
  </>
);
export const tableCaption = 'Le coton d’un T-shirt par lieu, en tasses';
export const placeColumn = 'Lieu de culture';
export const riverColumn = 'Tasses, rivières et puits';
export const rainColumn = 'Tasses, pluie';
export const bothColumn = 'Tasses, les deux';
export const harvestColumn = 'Récolte vers 2000, millions de tonnes';
export const sources = (bodies: string) => `Sources : ${bodies}. Terres : Natural Earth, par world-atlas.`;
export const onward = 'D’un T-shirt à tous les T-shirts : un lac.';
