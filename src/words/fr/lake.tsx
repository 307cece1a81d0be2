// The words of the page about the industry's water, in French. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import { Claim } from '../../claim/Claim';
import type * as english from '../en/lake';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./lake')>;

export const pageDescription =
  'L’eau de la mode en un an, comparée au lac Ontario puis suspendue en cent fils : la part des textiles, et celle du coton.';

export const claimUnit = 'de mètres cubes d’eau, chaque année';
export const claimDrink = (correction: ReactNode) => <>C’est ce que la mode boit en un an{correction}.</>;
export const claimSaid = ', autant, dit-on, que ';

export const howMuch = 'Quelle part du lac Ontario est-ce\u202f?';
export const guessFirst = 'Devinez d’abord, puis lisez la suite.';
export const pullWater = 'Déplacez le niveau de l’eau, tapez un nombre, ou continuez simplement.';
export const yourShare = 'Votre pari, en pour cent du lac';

export const checkEyebrow = 'Nous avons vérifié';
export const checkTitle = (
  <>
    {'Pas la moitié du lac. '}
    <strong>
      <Claim id="lake-share" />
    </strong>
  </>
);
export const checkText = (
  <>
    Le lac Ontario contient <Claim id="lake-ontario" format="short" />. Une année de mode, selon une
    estimation, c’est <Claim id="fashion-water" wording="# km³ (2015)" />
    {' : '}
    <Claim id="lake-one-in">un vingtième</Claim> de ce lac, et{' '}
    <Claim id="tahoe-share">environ la moitié</Claim> du lac Tahoe. La ligne en pointillé marque l’ancienne
    affirmation.
  </>
);

export const yarnsLead = 'Imaginez l’eau de la mode tirée de ce lac, fil après fil.';
export const yarnsText = (
  <>
    Ensemble, ils font les <Claim id="fashion-water" format="short" /> d’eau d’une année : un fil vaut un pour
    cent.
  </>
);

export const textileLead = 'de l’eau de la mode vont à la production textile.';
export const textileText = (correction: ReactNode) => (
  <>
    Des usines ? Sans doute plutôt des champs : de l’eau pompée pour des cultures comme le coton. {correction}
    .
  </>
);
export const textileSaid = 'On dit que les fils bleus valent ';

export const cottonLead = (ofTwenty: string) => (
  <>
    de ces <Claim id="textile-share" wording="# fils" /> vont au coton :{' '}
    <Claim id="cotton-of-textile">{ofTwenty}</Claim>.
  </>
);
export const cottonText = (
  <>
    Le coton occupe donc environ <Claim id="cotton-of-all" wording="#" /> des <Claim id="yarns" />, si les
    deux chiffres tiennent. Les autres fils bleus, ce sont toutes les autres fibres.
  </>
);

export const californiaPicture = (share: string) =>
  `Le contour de la Californie, rempli sur environ ${share} de sa surface.`;
export const californiaFull = (
  <>
    remplie{'\u00a0: '}
    <Claim id="california-share" />
  </>
);

export const saidHalf = 'la moitié, dit-on';
export const lakeName = 'Lac Ontario';
export const stillShare = (
  <>
    <Claim id="lake-share" />, en surface
  </>
);
export const stillTahoe = 'disque : lac Tahoe, dessiné selon son volume (pas sa forme), à moitié plein';

/** The parts of the hundred yarns, below their still pictures. */
export const KEY = {
  all: (
    <>
      <Claim id="yarns" /> = toute l’eau
    </>
  ),
  textile: (
    <>
      <Claim id="textile-share" wording="# fils" /> pour la production textile
    </>
  ),
  everythingElse: (
    <>
      <Claim id="other-share" wording="# fils" /> pour tout le reste
    </>
  ),
  cotton: (
    <>
      <Claim id="cotton-yarns" wording="# fils" /> de coton
    </>
  ),
  otherFibers: (
    <>
      <Claim id="other-fibers" wording="# fils" /> d’autres fibres
    </>
  ),
};
export const keyOfRopes = (cotton: number, all: number) => (
  <>
    <Claim id="cotton-of-textile">{`${cotton} cordes sur ${all}`}</Claim> : du coton
  </>
);

export const pictureLakeClaim = (claimed: string) =>
  `Le contour du lac Ontario, rempli depuis l’ouest sur ${claimed} de sa surface, comme dans notre premier jet.`;
export const pictureLakeCheck = (share: string, claimed: string) =>
  `Le contour du lac Ontario, rempli sur environ ${share} de sa surface. Une ligne en pointillé marque l’ancienne affirmation de ${claimed}. À côté, le lac Tahoe est un disque dessiné selon son volume, à peu près à moitié plein.`;
export const pictureYarns = (all: string, water: string) =>
  `${all} fils suspendus, un pour chaque pour cent, tous bleus : ${water}.`;
export const pictureTextile = (all: string, textile: string, rest: string) =>
  `${all} fils suspendus, un pour chaque pour cent. Une estimation\u00a0: ${textile} bleus pour la production textile, ${rest} non teints pour tout le reste.`;
export const pictureCotton = (all: string, cotton: string, other: string, rest: string) =>
  `${all} fils suspendus, un pour chaque pour cent. Une estimation\u00a0: ${cotton} de coton, ${other} bleus pour les autres fibres, ${rest} non teints pour tout le reste.`;
export const pictureRopes = (textile: string, ropes: number, cotton: number) =>
  `Dessous, ces ${textile} fils, une estimation, forment un tout : ${ropes} cordes, dont ${cotton} de coton.`;

export const labelShare = (share: string) => `${share}, en surface`;
export const labelTahoe = 'Lac Tahoe, dessiné selon son volume (pas sa forme) : à moitié plein';
export const labelSource = (share: string) => `${share} du lac`;
/** After how many hang already: "37", "fils suspendus sur 100". */
export const labelHung = (all: string) => `fils suspendus sur ${all}`;
export const labelAll = (all: string, water: string) => `${all} fils = les ${water}`;
export const labelTextile = (yarns: string) => `${yarns} pour le textile`;
export const labelRest = (yarns: string) => `${yarns} pour le reste`;
export const labelCotton = (yarns: string) => `${yarns} pour le coton`;
export const labelWhole = (yarns: string) => `${yarns} fils = le tout`;
export const labelRopes = (cotton: number, all: number) => `${cotton} sur ${all} : coton`;
export const labelOtherRope = (ropes: number) => `${ropes} : autres fibres`;

export const onwardSource = (water: string, sources: string) => (
  <>
    Source des {water} : <cite>Pulse of the Fashion Industry</cite>, 2017. Pour tous les chiffres de cette
    page : {sources}. Les vérifications sont de nous.
  </>
);
export const onwardLink = 'Comparons l’eau aux autres ressources de la mode !';
