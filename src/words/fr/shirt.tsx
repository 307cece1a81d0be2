// The words of the page about one T-shirt, in French. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import { Claim } from '../../claim/Claim';
import type * as english from '../en/shirt';
import type { Translation } from '../translation';
import { processCount } from './text/processes';

export type Checked = Translation<typeof english, typeof import('./shirt')>;

export const pageTitle = 'Un T-shirt';
export const pageDescription = 'Un T-shirt en coton et l’eau qu’il demande, dessinée tasse par tasse.';
export const brief = (
  <>
    <p>
      Son coton demande <Claim id="cotton-cups" />
      {'\u202f: '}
      <Claim id="rain-part" /> sont tombés en pluie, <Claim id="irrigation-part" /> viennent des rivières et
      des puits, et <Claim id="dilution-part" /> n’ont jamais été versés.
    </p>
    <p>
      L’usine en ajoute <Claim id="after-finishing" />. Cela fait jusqu’à <Claim id="shirt-cups" />, ou{' '}
      <Claim id="shirt-liters" />.
    </p>
  </>
);

// Your cups, and the step back.
export const zoomName = 'Votre journée à côté d’un T-shirt';
export const zoomPictureOne = (all: string) => `Un T-shirt fait de ${all} ; une est entourée`;
export const zoomPictureYours = (all: string, yours: string) =>
  `Un T-shirt fait de ${all} ; ${yours} en jaune`;
/** After their number. */
export const inView = 'tasses visibles';
export const oneCup = 'une tasse';
export const ofDay = (cups: string, isOne: boolean) => `${isOne ? 'votre' : 'vos'} ${cups} par jour`;
export const howMany = 'Combien de tasses pour un T-shirt\u202f?';
export const allCups = 'tasses.';
export const yourPart = (count: number, cups: string, percent: ReactNode) => (
  <>
    <span>{`${count === 1 ? 'Votre' : 'Vos'} ${cups} en ${count === 1 ? 'fait' : 'font'} `}</span>
    {percent}
    <span>.</span>
  </>
);
export const oneCupsPart = (percent: ReactNode) => (
  <>
    <span>{'Une tasse en fait '}</span>
    {percent}
    <span>.</span>
  </>
);

// The three waters.
export const watersName = 'Un T-shirt, trois eaux';
export const watersAll = 'Un T-shirt, trois eaux.';
/** Beside the parts of the picture. */
export const WATER_LABELS = {
  rain: 'est tombé en pluie',
  irrigation: 'des rivières et des puits',
  dilution: 'jamais versé\u00a0: il rincerait le reste',
};

// The four wet processes.
export const STEP_TEXTS = {
  bleaching: 'Le coton couleur paille devient blanc.',
  dyeing: 'Dans la cuve, puis rincer, rincer, rincer.',
  printing: 'La pâte est sèche. Le lavage, non.',
  finishing: 'Doux, lisse, prêt pour le magasin.',
};
export const soFar = (cups: ReactNode) => <>Jusqu’ici {cups}</>;
export const cupsSoFar = 'tasses déjà';

// All cups, and the visitor's years.
export const closingTitle = (
  <>
    <span>
      <Claim id="shirt-cups" />.
    </span>{' '}
    <span>
      <Claim id="shirt-liters" />.
    </span>
  </>
);
/** `cups` is “403 cups”. */
export const closingFactory = (cups: string) => (
  <>
    Le coton, et <Claim id="after-finishing">{cups}</Claim> de plus pour le traitement.
  </>
);
export const closingPeople = (people: string, fewest: string, most: string) => (
  <>
    C’est de quoi boire pour{' '}
    <b>
      <Claim id="people-for-a-day">{people}</Claim>,
    </b>{' '}
    pendant un jour, avec <Claim id="drinking-cups">{`${fewest} à ${most} tasses par jour`}</Claim> chacune.
  </>
);
/** The reader’s days, “1,971 days”, and “nearly five and a half years”. */
export const yours = (days: ReactNode, years: ReactNode) => (
  <>
    Ou vous, pendant <span>{days}</span>
    {'\u00a0: '}
    <span>{years}</span>. Un point par jour.
  </>
);
export const fieldPicture = (all: string) =>
  `${all}, selon une estimation : un champ pâle pour le coton, et ${processCount} petits blocs pour le blanchiment, la teinture, l’impression et l’apprêt`;
export const days = (count: number, text: string) => `${text} ${count < 2 ? 'jour' : 'jours'}`;
export const yearsPicture = (stitches: string) =>
  `${stitches} points le long d’un fil, un pour chaque jour, selon une estimation`;

// The way on.
export const bigger = 'C’était un seul T-shirt. Voyez';
export const biggerWord = 'PLUS GRAND';
/** To the page about places. */
export const whereLink = 'Cela dépend d’où le coton a poussé';
export const idea = (report: ReactNode) => <>Source de l’idée : {report}.</>;
export const sources = (names: string) => `Sources des chiffres : ${names}.`;
