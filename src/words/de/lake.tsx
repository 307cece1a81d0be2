// The words of the page about the industry's water, in German. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import { Claim } from '../../claim/Claim';
import type * as english from '../en/lake';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./lake')>;

export const pageDescription =
  'Das Wasser der Mode in einem Jahr, gemessen am Ontariosee und aufgehängt als hundert Fäden: wie viel davon in Textilien geht und wie viel in Baumwolle.';

export const claimUnit = 'Kubikmeter Wasser, jedes Jahr';
export const claimDrink = (correction: ReactNode) => <>So viel trinkt die Mode in einem Jahr{correction}.</>;
export const claimSaid = ', angeblich so viel wie ';

export const howMuch = 'Wie viel vom Ontariosee ist das?';
export const guessFirst = 'Rate zuerst, dann lies weiter.';
export const pullWater = 'Zieh die Wasserlinie, tipp eine Zahl ein oder scrolle einfach weiter.';
export const yourShare = 'Dein Tipp, in Prozent des Sees';

export const checkEyebrow = 'Wir haben nachgerechnet';
export const checkTitle = (
  <>
    {'Nicht der halbe See. '}
    <strong>
      <Claim id="lake-share" />
    </strong>
  </>
);
export const checkText = (
  <>
    Der Ontariosee fasst <Claim id="lake-ontario" format="short" />. Ein Jahr Mode sind nach einer Schätzung{' '}
    <Claim id="fashion-water" wording="# km³ (2015)" />: <Claim id="lake-one-in">ein Zwanzigstel</Claim>{' '}
    davon, und <Claim id="tahoe-share">etwa die Hälfte</Claim> des Lake Tahoe. Die gestrichelte Linie zeigt
    die alte Behauptung.
  </>
);

export const yarnsLead = 'Stell dir das Wasser der Mode vor, Faden für Faden aus diesem See gezogen.';
export const yarnsText = (
  <>
    Zusammen sind sie die <Claim id="fashion-water" format="short" /> Wasser eines Jahres: Ein Faden ist ein
    Prozent.
  </>
);

export const textileLead = 'vom Wasser der Mode gehen in die Textilherstellung.';
export const textileText = (correction: ReactNode) => (
  <>Das klingt nach Fabriken, es sind aber wohl Felder: gepumptes Wasser, etwa für Baumwolle. {correction}.</>
);
export const textileSaid = 'Die blauen Fäden sind angeblich ';

export const cottonLead = (ofTwenty: string) => (
  <>
    dieser <Claim id="textile-share" wording="# Fäden" /> sind für Baumwolle:{' '}
    <Claim id="cotton-of-textile">{ofTwenty}</Claim>.
  </>
);
export const cottonText = (
  <>
    Der Baumwolle gehören also etwa <Claim id="cotton-of-all" wording="#" /> von allen <Claim id="yarns" />,
    wenn beide Zahlen stimmen. Die übrigen blauen Fäden sind alle anderen Fasern.
  </>
);

export const californiaPicture = (share: string) =>
  `Der Umriss von Kalifornien, zu etwa ${share} seiner Fläche gefüllt.`;
export const californiaFull = (
  <>
    zu <Claim id="california-share" /> voll
  </>
);

export const saidHalf = 'angeblich die Hälfte';
export const lakeName = 'Ontariosee';
export const stillShare = (
  <>
    <Claim id="lake-share" />, als Fläche
  </>
);
export const stillTahoe = 'Lake Tahoe, nach Rauminhalt (nicht seine Form): halb voll';

/** The parts of the hundred yarns, below their still pictures. */
export const KEY = {
  all: (
    <>
      <Claim id="yarns" /> = alles
    </>
  ),
  textile: (
    <>
      <Claim id="textile-share" wording="# Fäden" /> Textilherstellung
    </>
  ),
  everythingElse: (
    <>
      <Claim id="other-share" wording="# Fäden" /> alles andere
    </>
  ),
  cotton: (
    <>
      <Claim id="cotton-yarns" wording="# Fäden" /> Baumwolle
    </>
  ),
  otherFibers: (
    <>
      <Claim id="other-fibers" wording="# Fäden" /> andere Fasern
    </>
  ),
};
export const keyOfRopes = (cotton: number, all: number) => (
  <>
    <Claim id="cotton-of-textile">{`${cotton} von ${all} Seilen`}</Claim>: Baumwolle
  </>
);

export const pictureLakeClaim = (claimed: string) =>
  `Der Umriss des Ontariosees, von Westen her zu ${claimed} seiner Fläche gefüllt, wie behauptet.`;
export const pictureLakeCheck = (share: string, claimed: string) =>
  `Der Umriss des Ontariosees, zu ${share} seiner Fläche gefüllt. Eine gestrichelte Linie zeigt die behaupteten ${claimed}. Daneben steht Lake Tahoe als Scheibe nach seinem Rauminhalt, etwa halb voll.`;
export const pictureYarns = (all: string, water: string) =>
  `${all} hängende Fäden, einer für jedes Prozent, alle blau: ${water}.`;
export const pictureTextile = (all: string, textile: string, rest: string) =>
  `${all} hängende Fäden, einer für jedes Prozent. Eine Schätzung: ${textile} blau für die Textilherstellung, ${rest} ungefärbt für alles andere.`;
export const pictureCotton = (all: string, cotton: string, other: string, rest: string) =>
  `${all} hängende Fäden, einer für jedes Prozent. Eine Schätzung: ${cotton} aus Baumwolle, ${other} blau für alle anderen Fasern, ${rest} ungefärbt für alles andere.`;
export const pictureRopes = (textile: string, ropes: number, cotton: number) =>
  `Darunter sind diese ${textile} Fäden, eine Schätzung, das Ganze: ${ropes} Seile, davon ${cotton} aus Baumwolle.`;

export const labelShare = (share: string) => `${share}, als Fläche`;
export const labelTahoe = 'Lake Tahoe, nach Rauminhalt (nicht seine Form): halb voll';
export const labelSource = (share: string) => `${share} des Sees`;
/** After how many hang already: "37", "von 100 Fäden hängen". */
export const labelHung = (all: string) => `von ${all} Fäden hängen`;
export const labelAll = (all: string, water: string) => `${all} Fäden = alle ${water}`;
export const labelTextile = (yarns: string) => `${yarns} Textilherstellung`;
export const labelRest = (yarns: string) => `${yarns} alles andere`;
export const labelCotton = (yarns: string) => `${yarns} Baumwolle`;
export const labelWhole = (yarns: string) => `${yarns} Fäden = das Ganze`;
export const labelRopes = (cotton: number, all: number) => `${cotton} von ${all} Seilen: Baumwolle`;
export const labelOtherRope = (ropes: number) => `${ropes}: andere Fasern`;

export const onwardSource = (water: string, sources: string) => (
  <>
    Quelle der {water}: <cite>Pulse of the Fashion Industry</cite>, 2017. Für alle Zahlen dieser Seite:{' '}
    {sources}. Die Prüfungen sind von uns.
  </>
);
export const onwardLink =
  'Wie schneidet das Wasser im Vergleich mit anderen Ressourcen der Mode ab? Sehen wir nach!';
