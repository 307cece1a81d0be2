// What the claims of the industry-wide story say, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/industryClaims';
import type { Translation } from '../../translation';
import { fabricCount } from './fabrics';

export type Checked = Translation<typeof english, typeof import('./industryClaims')>;

export const CLAIMS = {
  'fashion-water': {
    title: 'Wasser, das die Mode in einem Jahr verbraucht',
    boundary: 'Die Modeindustrie der ganzen Welt; jede Studie zieht ihre Grenze anders.',
    note: 'Die Zahlen gehen weit auseinander. Diese gilt für 2015. Ein Artikel zitiert sie. In manchen Kopien davon stehen 1,5 Billionen Liter, also 53-mal weniger.',
  },
  'textiles-water': {
    title: 'Wasser, das alle Textilien in einem Jahr verbrauchen',
    boundary:
      'Alle Textilien, auch der Anbau der Baumwolle. Das sind {withdrawals-share} % des Wassers, das weltweit entnommen wird. Waschen zu Hause käme mit {washing-water} Milliarden Kubikmetern dazu.',
    note: 'Das ist eine zweite bekannte Schätzung. Sie zählt alle Textilien, nicht nur Kleidung. Eine dritte, von den Vereinten Nationen, liegt bei {unep-water} Milliarden Kubikmetern.',
  },
  'lake-ontario': {
    title: 'Wasser im Ontariosee',
    boundary: 'Das Volumen des ganzen Sees.',
    note: 'Ein Kubikkilometer ist eine Milliarde Kubikmeter.',
  },
  'lake-claimed': {
    title: 'Der Teil des Ontariosees in unserem ersten Entwurf',
    boundary:
      'In unserem ersten Entwurf stand: Die Mode braucht im Jahr so viel Wasser, wie der halbe Ontariosee fasst.',
    note: 'Falsch: Es ist etwa ein Zwanzigstel des Ontariosees. Es ist etwa die Hälfte des Lake Tahoe. Der Fehler ist fast genau eine Kommastelle.',
    correction: { wrong: 'der halbe Ontariosee', right: '4,8 % des Ontariosees' },
  },
  'lake-share': {
    title: 'Das Wasser der Mode in einem Jahr als Anteil am Ontariosee',
    boundary: '{fashion-water} von {lake-ontario} Kubikkilometern.',
    note: 'Nach Volumen. Auf der Karte zeigen wir ihn als Anteil der Fläche, das ist nicht dasselbe.',
  },
  'lake-one-in': {
    title: 'Das Wasser der Mode in einem Jahr als Bruchteil des Ontariosees',
    boundary: 'Der Ontariosee geteilt durch das Wasser der Mode in einem Jahr, auf Zehner gerundet.',
    note: 'Ein Teil von 20,8, erzählt als ein Zwanzigstel.',
  },
  'lake-overstated': {
    title: 'Wie viel zu groß die Behauptung über den See ist',
    boundary: 'Der halbe Ontariosee geteilt durch das Wasser der Mode in einem Jahr.',
    note: 'So nah an zehn, dass wohl ein Komma verrutscht ist.',
  },
  'lake-tahoe': {
    title: 'Wasser im Lake Tahoe',
    boundary: 'Das Volumen des ganzen Sees, nach zwei Quellen.',
    note: 'Die Quellen reichen von 150,7 bis {lake-tahoe.high} Kubikkilometer.',
  },
  'tahoe-share': {
    title: 'Das Wasser der Mode in einem Jahr als Anteil am Lake Tahoe',
    boundary: '{fashion-water} von {lake-tahoe.low} bis {lake-tahoe.high} Kubikkilometern.',
    note: 'Etwa die Hälfte: ein See, für den die Behauptung stimmt.',
  },
  yarns: {
    title: 'Fäden im Bild',
    boundary: 'Das ganze Wasser der Mode in einem Jahr, gezeichnet als Fäden von einem Prozent.',
    note: 'Eine Legende zum Bild, keine Messung.',
  },
  'textile-share': {
    title: 'Anteil der Textilherstellung am Wasser der Mode in einem Jahr',
    boundary:
      '{textile-water} von {fashion-water} Milliarden Kubikmetern. Wohl Wasser, das auf Felder floss.',
    note: 'Hier wird die Zahl einer Studie durch die einer anderen geteilt. Die {textile-water} Milliarden Kubikmeter hat man wohl auf Felder gepumpt, etwa für Baumwolle. Wasser in Fabriken sind sie eher nicht. Eine neuere Studie zählt {newer-cotton-irrigation.low} bis {newer-cotton-irrigation.high} Milliarden Kubikmeter allein für Baumwolle.',
  },
  'other-share': {
    title: 'Anteil von allem anderen am Wasser der Mode in einem Jahr',
    boundary: 'Was neben der Textilherstellung übrig bleibt.',
    note: 'Die Zahl sagt nur, was übrig ist; was darin steckt, wissen wir nicht.',
  },
  'textile-water': {
    title: 'Wasser für die Textilherstellung in einem Jahr',
    boundary: 'Wohl Wasser, das man auf Felder pumpt, etwa für Baumwolle.',
    note: `Wir konnten nur den Anfang des Artikels lesen. Unsere ${fabricCount} Stoffe, Wasser mal Produktion, ergeben {six-fabrics-water} Milliarden Kubikmeter. Das passt zu Wasser für Felder. Ein Beweis ist es nicht. Beides kann aus denselben Tabellen stammen. In drei Sprachen gesucht und nicht gefunden. Die Seite, der unsere Geschichte folgt, schreibt es dem Bericht von 2017 zu.`,
  },
  'california-acre-feet': {
    title: 'Wasser, das Kalifornien in einem Jahr verbraucht',
    boundary: 'Niedrig: Felder und Städte, 1998 bis 2010. Hoch: alle Entnahmen von 2010.',
    note: 'Die Reihe des Staates selbst reicht bis 2020. Eine amtliche Summe für 2021 fanden wir nicht.',
  },
  'california-share': {
    title: 'Das Wasser der Textilherstellung im Vergleich zu Kalifornien',
    boundary: '{textile-water} Milliarden Kubikmeter, verglichen mit den Summen früherer Jahre.',
    note: 'Ähnlich groß, nur etwas kleiner als die Summen von damals.',
    correction: {
      wrong: 'Kaliforniens Jahresverbrauch 2021',
      right: '85–91 % von dem früherer Jahre; für 2021 fanden wir keine Summe',
    },
  },
  'cotton-of-textile': {
    title: 'Anteil der Baumwolle am Wasser der Textilherstellung',
    boundary: 'Ein Anteil der {textile-share} Fäden der Textilherstellung, nicht aller {yarns} Fäden.',
    note: 'Unsere eigenen Daten ergeben fast dasselbe. Es ist ein Anteil der {textile-water} Milliarden Kubikmeter für Textilien. Von allen {fashion-water} Milliarden Kubikmetern sind es etwa {cotton-of-all} %. In drei Sprachen gesucht und nicht gefunden. Die Seite, der unsere Geschichte folgt, schreibt es dem Bericht von 2017 zu.',
  },
  'cotton-yarns': {
    title: 'Anteil der Baumwolle am Wasser der Mode in einem Jahr',
    boundary:
      'Von den {textile-share} Fäden der Textilherstellung gehören {cotton-of-textile} % der Baumwolle.',
    note: 'Der Anteil aus einer Studie, genommen vom Anteil aus einer anderen.',
  },
  'cotton-of-all': {
    title: 'Anteil der Baumwolle am Wasser der Mode in einem Jahr, gerundet',
    boundary:
      'Von den {textile-share} Fäden der Textilherstellung gehören {cotton-of-textile} % der Baumwolle: erzählt in ganzen Prozent.',
    note: 'Dieselbe Zahl wie {cotton-yarns} %.',
  },
  'other-fibers': {
    title: 'Anteil aller anderen Fasern am Wasser der Mode in einem Jahr',
    boundary: 'Textilherstellung ohne Baumwolle.',
    note: 'Was die {cotton-of-textile} % der Baumwolle übrig lassen.',
  },
  'newer-cotton-irrigation': {
    title: 'Bewässerung für Baumwolle in einem Jahr, nach einer neueren Studie',
    boundary:
      'Nur die Bewässerung: {icac-newer-irrigation.low} bis {icac-newer-irrigation.high} Liter pro Kilogramm, mal {icac-newer-lint} Millionen Tonnen.',
    note: 'Das ist mehr, allein für Baumwolle, als die {textile-water} Milliarden Kubikmeter der Geschichte. Die gelten für alle Textilien. Wir lasen zwei Berichte über die Studie, nicht die Studie.',
  },
  'world-people': {
    title: 'Menschen auf der Welt',
    boundary: 'Alle, die leben, gerundet.',
    note: 'Die Vereinten Nationen legten den Tag der acht Milliarden auf November 2022. Heute sind es ein paar mehr.',
  },
  'years-for-all': {
    title: 'Jahre, die uns allen das Wasser der Mode aus einem Jahr reichen würde',
    boundary:
      'Hier für 6 Tassen am Tag gerechnet, für jeden von {world-people} Milliarden Menschen; die Geschichte nimmt deine eigene Zahl.',
    note: 'Ein Vergleich von Mengen. Das meiste davon war nie Trinkwasser.',
  },
};
