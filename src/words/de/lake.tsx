// The words of the page about the industry's water, in German. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import { Claim } from '../../claim/Claim';
import type * as english from '../en/lake';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./lake')>;

export const pageDescription =
  'Das Wasser der Mode in einem Jahr, gemessen am Ontariosee und aufgehängt als hundert Fäden.';
export const brief = (
  <>
    <p>
      Angeblich gleichen die <Claim id="fashion-water" /> der <Claim id="lake-claimed">Hälfte</Claim> des
      Ontariosees; es sind <Claim id="lake-share" />.
    </p>
    <p>
      <Claim id="textile-share" /> davon gehen in die Textilherstellung, und <Claim id="cotton-of-textile" />{' '}
      von diesem Teil hängen an der Baumwolle.
    </p>
  </>
);

export const claimUnit = 'Milliarden Kubikmeter Wasser, jedes Jahr.';
export const howMuch = 'Wie viel vom Ontariosee ist das?';
export const yourShare = 'Dein Tipp, in Prozent des Sees';
/** After the number that is guessed. */
export const shareUnit = '% des Sees';

/** Below the number: the claim, struck, and what is true. */
export const checkText = (half: ReactNode) => (
  <>
    Angeblich {half} des Ontariosees. Dann haben wir nachgerechnet: <Claim id="fashion-water" wording="#" />{' '}
    von <Claim id="lake-ontario" />.
  </>
);
export const half = 'die Hälfte';

/** After the number. */
export const textileUnit = 'gehen in die Textilherstellung.';
export const textileText = (all: ReactNode, mended: ReactNode) => (
  <>
    Angeblich {all} {mended} des kalifornischen Jahresverbrauchs von 2021.
  </>
);
export const all = 'das Ganze';

/** After the number. */
export const cottonUnit = 'davon hängen an der Baumwolle.';

export const pictureLake = 'Der Umriss des Ontariosees, leer.';
export const pictureLakeCheck = (share: string, claimed: string) =>
  `Der Umriss des Ontariosees, zu ${share} seiner Fläche gefüllt. Eine gepunktete Linie zeigt die behaupteten ${claimed}.`;
export const pictureTextile = (all: string, textile: string, rest: string) =>
  `${all} hängende Fäden, einer für jedes Prozent. Eine Schätzung: ${textile} blau für die Textilherstellung, ${rest} ungefärbt für alles andere.`;
export const pictureCotton = (all: string, cotton: string, other: string) =>
  `${all} hängende Fäden, einer für jedes Prozent. Eine Schätzung: ${cotton} aus Baumwolle, ${other} blau für alle anderen Fasern.`;

export const lakeName = 'Ontariosee';
/** The tags of the lines in the lake: what was guessed, and what was said. */
export const labelYou = (percent: string) => `du: ${percent}`;
export const saidHalf = 'angeblich: Hälfte';
/** After how many hang already: "37", "von 100 Fäden hängen". */
export const labelHung = (all: string) => `von ${all} Fäden hängen`;
export const labelTextile = (yarns: string, all: string) => `${yarns} von ${all} Fäden`;
export const labelCotton = (share: string, yarns: string) => `${share} der ${yarns}: Baumwolle`;
export const labelWhole = (all: string) => `alles Wasser der Mode = ${all} Fäden`;

export const onwardSource = (water: ReactNode) => (
  <>
    Die {water}: <cite>Pulse of the Fashion Industry</cite>, ein Bericht von 2017.
  </>
);
export const onwardLink =
  'Wie schneidet das Wasser im Vergleich mit anderen Ressourcen der Mode ab? Sehen wir nach!';
