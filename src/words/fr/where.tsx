// The words of the page about where cotton grows, in French. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
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
export const pick =
  'Choisissez un lieu, par son nom ou sur la carte. Nous redessinons le T-shirt avec l’eau qu’il y a prise.';
export const copies = 'L’eau de chaque lieu a été comptée pour 1996-2005 par une seule étude.';
export const legend = 'Où le coton a-t-il été cultivé ?';
export const mapNote = (
  <>
    Une boule de coton est une récolte vers l’an 2000, selon sa superficie.{' '}
    <b>Teinte : la part de son eau qui vient des rivières et des puits.</b> Le Xinjiang n’a pas été compté à
    part. Terres : Natural Earth.
  </>
);
export const sentence = (grown: string, river: number, riverText: string, rainText: string) =>
  river === 0
    ? `${grown} : aucune tasse des rivières ou des puits, ${rainText} de pluie.`
    : `${grown} : ${riverText} tasses des rivières et des puits, ${rainText} de pluie.`;
export const noCup = 'Aucune tasse';
export const said = (river: ReactNode, rain: ReactNode) => (
  <>
    <b>
      {river}
      <span> des rivières et des puits,</span>
    </b>{' '}
    {rain}
    <span> de pluie. </span>
  </>
);
export const inYourDays = (isRiver: boolean, cups: string, days: string, years: string) =>
  isRiver
    ? `À vos ${cups} par jour, les tasses de rivière font ${days} jours : environ ${years} ans.`
    : `À vos ${cups} par jour, cette pluie fait ${days} jours : environ ${years} ans.`;
export const inYourDaysShort = (isRiver: boolean, cups: string, days: string) =>
  isRiver
    ? `À vos ${cups} par jour, les tasses de rivière font ${days} jours.`
    : `À vos ${cups} par jour, cette pluie fait ${days} jours.`;
export const daysUnit = (count: number) => (count < 2 ? 'jour' : 'jours');
export const noMedal =
  'Un petit nombre n’est pas une médaille. Il ne dit rien des forêts, des sols ni des poisons. Et la pluie n’est pas gratuite : elle ne nourrit aucune autre plante.';
export const shirtPicture = (sentenceText: string) => `Un T-shirt fait de ses tasses. ${sentenceText}`;
export const shirtWaits = 'Choisissez un lieu : ses tasses remplissent le T-shirt.';
export const everyCup =
  'Chaque tasse est dessinée, tous les T-shirts à la même échelle. Pleines : des rivières et des puits. Creuses : la pluie.';
export const yours = (cups: string) => `En jaune : vos ${cups} par jour.`;
export const dashedShirt = (name: string, cups: ReactNode) => (
  <>
    <span>{`En tirets : le T-shirt d’avant. ${name}, `}</span>
    {cups}
    <span> tasses.</span>
  </>
);
export const riverUnit = 'tasses des rivières et des puits';
export const rainUnit = 'tasses de pluie';
export const usedUp =
  'Consommée, pas seulement prélevée : les tasses comptent l’eau évaporée au champ. Ce n’est pas toute celle qui a été pompée.';

export const orderQuestion = 'Quel lieu a le plus soif ?';
export const orderText =
  'Le coton d’un T-shirt à chaque fois, avec l’eau des rivières et des puits seule. Devinez d’abord.';
export const guessLabel = 'Mon pari';
export const showOrder = 'Montrez-moi';
export const guessedRight = (name: string) => `Votre pari, ${name} : gagné.`;
export const guessedWrong = (name: string, rank: string) =>
  `Votre pari, ${name} : numéro ${rank} sur ${placeCount}.`;
export const sortLegend = 'Trier par';
export const sortings = { river: 'Rivières et puits', rain: 'Pluie', both: 'Les deux' };
export const riverTitle = (name: string) => `Le plus d’eau de rivière : ${name}.`;
export const riverText = (cups: string, last: string, least: string) =>
  `${cups} tasses pour un T-shirt. Tout en bas : ${last}. Aucune tasse : ${least}.`;
export const rainQuestion = 'Et qui a reçu le plus de pluie ?';
export const rainTitle = 'Par la pluie, les derniers passent devant.';
export const rainText = (turned: string, second: string) =>
  `Deuxième, troisième et quatrième désormais : ${turned}. Dernier : ${second}, deuxième par l’eau de rivière.`;
export const bothTitle = (name: string) => `Le plus d’eau en tout : ${name}.`;
export const bothText = (name: string, cups: string, rain: string, rank: string) =>
  `${cups} tasses pour un T-shirt, dont ${rain} de pluie. Par l’eau de rivière seule : ${name}, numéro ${rank}.`;
export const brick = (cups: ReactNode) => (
  <>
    <span>Une brique, c’est </span>
    {cups}
    <span> tasses. Pleines : des rivières et des puits. Creuses : la pluie. Pour </span>
    <Claim id="shirt-weight" />
    <span> de fibre, 1996-2005.</span>
  </>
);
export const average =
  'Chacun est une moyenne. Un champ peut être bien meilleur ou bien pire que son pays, et un pays n’est pas un agriculteur.';
export const whyTitle = 'Pourquoi les lieux diffèrent-ils\u202f?';
/** What the numbers of a dry place and of a wet one show; each number with its receipt. */
export const why = (dry: english.PlaceNumbers, wet: english.PlaceNumbers) => (
  <>
    <span>Là où il pleut peu, le coton boit l’eau des rivières et des puits ({dry.name}&nbsp;:</span>{' '}
    {dry.rain} <span>tasses de pluie, </span>
    {dry.river}
    <span> des rivières et des puits). </span>
    <span>Là où il pleut, la rivière est épargnée ({wet.name}&nbsp;:</span> {wet.rain}{' '}
    <span>de pluie, aucune tasse des rivières ni des puits). </span>
    <span>Ce n’est pas toute la raison. Ce qu’il faut d’autre à un champ, ce compte ne le dit pas.</span>
  </>
);
export const rowName = (name: string, riverText: string, rainText: string) =>
  `${name}, en tasses : ${riverText} des rivières et des puits, ${rainText} de pluie`;

export const stressTitle = (
  <>
    <b className="poster">
      <WhereClaim id="stressed-share" wording="#" />
    </b>{' '}
    <span>litres sur 100</span>
  </>
);
export const stressText = (
  <>
    que le coton consomme, venus des rivières et des puits, sont pris dans des pays qui prélèvent{' '}
    <b>plus des trois quarts de leur eau.</b>
  </>
);
export const stressNote =
  'Leur eau : celle qui se renouvelle chaque année, moins ce qu’il faut à la nature. Chiffres de 2018.';
export const stressPicture = (stressed: string) =>
  `Cent fils, un pour chaque centième de l’eau de rivière et de puits que le coton consomme. Plus un fil est long, plus le pays prélève de son eau. Les ${stressed} premiers fils passent la ligne des trois quarts.`;
export const threeQuarters = 'trois quarts';
export const allOfIt = 'tout';
export const yarnKey = (
  <>
    <b>
      Un fil est 1 % de l’eau de rivière et de puits que le coton consomme,{' '}
      <WhereClaim id="grown-irrigation" /> par an
    </b>{' '}
    (1996-2005). Sa longueur : la part de son eau que le pays prélève pour tous les usages (2018), pas pour le
    coton seul. Les derniers fils, en tirets, sont des pays dont nous n’avons pas les données.
  </>
);
export const yarns = (count: string) => `${count} fils`;
export const pastTitle = 'Plus que toute son eau ?';
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
export const oldText = (
  <>
    L’eau a été comptée pour 1996-2005. Depuis, le coton de la Chine est parti vers l’ouest, au Xinjiang.{' '}
    <b>
      Un T-shirt de là-bas prend <WhereClaim id="xinjiang-times">presque quatre fois</WhereClaim> plus d’eau
      de rivière.
    </b>
  </>
);
export const oldDashed = (name: string, cups: ReactNode) => (
  <>
    <span>{`En tirets : ${name}, `}</span>
    {cups}
    <span> des rivières et des puits.</span>
  </>
);
export const oldPicture = (sentenceText: string) => `Un T-shirt fait de ses tasses. ${sentenceText}`;
export const oldShare = (
  <>
    <b className="number">
      <WhereClaim id="xinjiang-share" />
    </b>{' '}
    du coton de la Chine a poussé au Xinjiang en 2024. Un point est un millième.
  </>
);
export const newer = (
  <>
    L’eau du Xinjiang date de ces mêmes années : nous n’avons pas trouvé de compte plus récent par lieu. Le
    plus récent pour le monde (2020-2024) donne <WhereClaim id="newer-river-cups" format="number" /> tasses
    des rivières et des puits et <WhereClaim id="newer-rain-cups" format="number" /> de pluie ; celui-ci donne{' '}
    <WhereClaim id="world-river-cups" format="number" /> et{' '}
    <WhereClaim id="world-rain-cups" format="number" />.
  </>
);
export const growersNow = (
  <>
    Ceux qui le cultivent ont changé aussi : en 2023-2024, la Chine et l’Inde ont récolté{' '}
    <WhereClaim id="two-growers-share" format="number" /> du coton du monde, et le Brésil, autrefois petit
    producteur, <WhereClaim id="brazil-share" format="number" />. Les rendements ont changé, et le
    goutte-à-goutte aussi, qui arrose chaque plante goutte après goutte.
  </>
);

export const notesTitle = 'Ce que ces tasses ne disent pas';
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
export const seeNumbers = 'Voir les nombres';
export const tableCaption = 'Le coton d’un T-shirt par lieu, en tasses';
export const placeColumn = 'Lieu de culture';
export const riverColumn = 'Tasses, rivières et puits';
export const rainColumn = 'Tasses, pluie';
export const bothColumn = 'Tasses, les deux';
export const harvestColumn = 'Récolte vers 2000, millions de tonnes';
export const sources = (bodies: string) => `Sources : ${bodies}. Terres : Natural Earth, par world-atlas.`;
export const onward = 'En route vers le lac';
