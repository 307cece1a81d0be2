// What the claims behind the checks say, in German. Translated by machine; no native speaker has read them yet.

import { capitalize } from '../../capitalize';
import type * as english from '../../en/text/backgroundClaims';
import type { Translation } from '../../translation';
import { fabricCount } from './fabrics';
import { processCount } from './processes';

export type Checked = Translation<typeof english, typeof import('./backgroundClaims')>;

const FIBER_ENERGY = 'Energie, um ein Kilogramm Faser herzustellen.';

export const CLAIMS = {
  'cotton-per-kg': {
    title: 'Wasser für ein Kilogramm fertigen Baumwollstoff',
    boundary: 'Bewässerung, Regen und Wasser zum Verdünnen der Verschmutzung; fertiger Stoff.',
    note: 'Mal {shirt-weight} Gramm sind das 2.750 Liter; die Geschichte sagt {cotton-liters} Liter.',
  },
  'cotton-cups-exact': {
    title: 'Tassen in {cotton-liters} Litern, ungerundet',
    boundary: 'US-Tassen von {us-cup} Millilitern.',
    note: 'Die {cotton-cups} Tassen der Geschichte sind 0,08 % mehr.',
  },
  'your-one-in': {
    title: 'Was du am Tag trinkst: eine von wie vielen Tassen der Baumwolle?',
    boundary: 'Hier für 6 Tassen am Tag gerechnet, auf zwei Stellen; die Geschichte nimmt deine eigene Zahl.',
    note: 'Derselbe Anteil in Worten.',
  },
  'processing-liters-per-kg': {
    title: `Wasser der ${processCount} Prozesse, für ein Kilogramm Stoff`,
    boundary: 'Bleichen, Färben, Bedrucken und Ausrüsten eines T-Shirts von {shirt-weight} Gramm.',
    note: 'So groß wie die veröffentlichten Summen.',
  },
  'published-processing': {
    title: 'Wasser für Färben und Ausrüsten, veröffentlichte Werte',
    boundary: 'Prozesswasser für ein Kilogramm Stoff, nach drei Quellen.',
    note: 'Die drei nennen 100 bis 200 Liter, 200 bis 300 Liter und für Baumwolle 250 bis 350 Liter.',
  },
  'mill-cups': {
    title: 'Was Strickwarenfabriken in den USA für ein T-Shirt verbrauchten',
    boundary: '21 bis 377 Liter je Kilogramm Stoff, für {shirt-weight} Gramm.',
    note: 'Ein Merkblatt eines Bundesstaats von 2009, das ältere Zahlen zitiert.',
  },
  'mill-cups-average': {
    title: 'Was Strickwarenfabriken in den USA im Mittel für ein T-Shirt verbrauchten',
    boundary: '83 Liter je Kilogramm Stoff, für {shirt-weight} Gramm.',
    note: 'Ein Merkblatt eines Bundesstaats von 2009, das ältere Zahlen zitiert.',
  },
  'later-shirt-liters': {
    title: 'Die Baumwolle eines T-Shirts, nach der späteren Tabelle derselben Gruppe',
    boundary: '9980 Liter je Kilogramm Baumwollstoff, für {shirt-weight} Gramm.',
    note: 'Eine Kampagne der Europäischen Union nannte es 2012. Vorher hatte die Gruppe {cotton-liters} gesagt.',
  },
  'published-polyester-water': {
    title: 'Veröffentlichtes Wasser von Polyester',
    boundary: 'Liter für ein Kilogramm Faser.',
    note: 'Unser Diagramm hat {polyester-water} Liter.',
  },
  'published-polyamide-water': {
    title: 'Veröffentlichtes Wasser von Polyamid',
    boundary: 'Liter für ein Kilogramm Faser.',
    note: 'Unser Diagramm hat {polyamide-water} Liter.',
  },
  'published-viscose-water': {
    title: 'Veröffentlichtes Wasser von Viskose',
    boundary: 'Liter für ein Kilogramm Faser.',
    note: 'Unser Diagramm hat {cellulosics-water} Liter.',
  },
  'published-wool-water': {
    title: 'Veröffentlichtes Wasser von Wolle',
    boundary: 'Liter für ein Kilogramm Faser.',
    note: 'Unser Diagramm hat {wool-water} Liter. Das ändert sich stark mit der Wäsche der Wolle und dem Anteil des Fleisches.',
  },
  'cotton-share-of-shirt': {
    title: 'Anteil der Baumwolle am Wasser eines T-Shirts',
    boundary: 'Die Tassen der Baumwolle in der höchsten Summe.',
    note: 'Die Schritte in der Fabrik brauchen wenig Wasser, können es aber verschmutzen.',
  },
  'people-at-eight-cups': {
    title: 'Menschen mit dem Wasser eines T-Shirts für einen Tag, bei je {drinking-cups.high} Tassen',
    boundary: 'Das Wasser eines T-Shirts, für einen Tag.',
    note: 'Das untere Ende von „über tausend Menschen, bis zu {people-for-a-day.high}“.',
  },
  'people-at-six-cups': {
    title: 'Menschen mit dem Wasser eines T-Shirts für einen Tag, bei je {drinking-cups.low} Tassen',
    boundary: 'Das Wasser eines T-Shirts, für einen Tag.',
    note: 'Das obere Ende von „über tausend Menschen, bis zu {people-for-a-day.high}“.',
  },
  'years-for-one': {
    title:
      'Jahre, die das Wasser eines T-Shirts einem Menschen reicht, bei {drinking-cups.low} bis {drinking-cups.high} Tassen am Tag',
    boundary: 'Das Wasser eines T-Shirts.',
    note: 'Dasselbe Wasser, für einen Menschen über viele Tage.',
  },
  'us-drinking-cups': {
    title: 'Tassen, die man in den USA am Tag trinken soll',
    boundary:
      'Alle Getränke; etwa {us-drinking-cups.low} Tassen für Frauen, {us-drinking-cups.high} für Männer.',
    note: 'Mehr als die britischen {drinking-cups.low} bis {drinking-cups.high} Tassen.',
  },
  'clothing-water': {
    title: 'Der Anteil der Kleidung am Wasser aller Textilien',
    boundary: 'Zwei Drittel des Wassers aller Textilien, in einem Jahr.',
    note: 'Der Bericht sagt „über zwei Drittel“ von {textiles-water} Milliarden Kubikmetern, es ist also so viel oder mehr.',
  },
  'washing-water': {
    title: 'Textilien zu Hause waschen, in einem Jahr',
    boundary: 'Derselbe Bericht rechnet es zu seinen {textiles-water} Milliarden Kubikmetern dazu.',
    note: 'Nicht in den {textiles-water} Milliarden Kubikmetern enthalten.',
  },
  'fields-irrigation': {
    title: 'Bewässerung für Baumwolle in einem Jahr, um 2000',
    boundary:
      'Alle Baumwollfelder der Welt, Faser und Samen zusammen: Wasser, das Pflanzen und Felder an die Luft abgaben.',
    note: 'Fast so viel, wie eine andere Studie für die ganze Mode nennt, {fashion-water} Milliarden Kubikmeter: Studien zählen verschieden. Wir haben Kopien der Tabellen gelesen.',
  },
  'fields-range': {
    title: 'Bewässerte Faserfelder in einem Jahr',
    boundary: `Von den {textile-water} Milliarden Kubikmetern der Geschichte bis zu einer Studie über alle Baumwollfelder um 2000. Unsere ${fabricCount} Stoffe ergeben {six-fabrics-water} Milliarden Kubikmeter.`,
    note: 'Mehrere Arten, dieselben Felder zu zählen, mit einer neueren Zählung dazwischen. Die niedrigste ist unbestätigt.',
  },
  'clothes-range': {
    title: 'Wasser für Kleidung in einem Jahr, nach zwei Berichten',
    boundary:
      'Vom Anteil der Kleidung an allen Textilien bis zu den {fashion-water} Milliarden Kubikmetern der Geschichte.',
    note: 'Zwei Berichte, die die Grenze der Mode verschieden ziehen.',
  },
  'jeans-liters': {
    title: 'Wasser für eine Jeans, wie die Vereinten Nationen schrieben',
    boundary: 'Was es braucht, sie zu machen; die Seite sagt nicht, welches Wasser.',
    note: 'Diesen Satz lasen wir auf einer ihrer Seiten, nicht die Forschung dahinter. Für die Baumwolle eines T-Shirts sind es {cotton-liters} Liter.',
  },
  'jeans-years': {
    title: 'Jahre, in denen ein Mensch das Wasser einer Jeans trinkt, wie die Vereinten Nationen schrieben',
    boundary: 'Was ein Mensch trinkt; die Seite sagt nicht, wie viel am Tag.',
    note: 'Mit acht Tassen am Tag wären es {jeans-at-eight-cups} Jahre.',
  },
  'jeans-at-eight-cups': {
    title: 'Jahre, in denen ein Mensch das Wasser einer Jeans trinkt, mit acht Tassen am Tag',
    boundary: 'Die {jeans-liters} Liter der Behauptung, in Tassen.',
    note: 'Mit {drinking-cups.low} Tassen am Tag wären es noch mehr.',
  },
  'jeans-times': {
    title: 'Wievielmal so lang das Wasser einer Jeans reicht, wie die Vereinten Nationen schrieben',
    boundary: '{jeans-at-eight-cups} Jahre gegen {jeans-years}.',
    note: 'Die Behauptung denkt an jemanden, der mehr trinkt: {jeans-cups-a-day} Tassen am Tag.',
  },
  'jeans-cups-a-day': {
    title: 'Tassen am Tag, mit denen ein Mensch das Wasser einer Jeans in {jeans-years} Jahren trinkt',
    boundary: 'Das Wasser der Behauptung, verteilt auf ihre Jahre.',
    note: 'Ein Gremium in den USA nennt {us-drinking-cups.low} bis {us-drinking-cups.high} Tassen als üblich.',
  },
  'unep-water': {
    title: 'Wasser der Kleidungs- und Textilindustrie in einem Jahr, nach den Vereinten Nationen',
    boundary:
      'Das Bild des Diagramms, das wir sahen, sagt nicht, was es zählt. Darin steht: {unep-water} Billionen Liter.',
    note: 'Eine dritte bekannte Schätzung, neben {fashion-water} und {textiles-water} Milliarden Kubikmetern. Gesehen haben wir das Bild einer Zeitschrift, nicht den Bericht.',
  },
  'textiles-range': {
    title: 'Wasser für alle Textilien in einem Jahr, nach zwei Stellen',
    boundary: 'Von der Zahl der Stiftung bis zu der der Vereinten Nationen.',
    note: 'Mit dem Waschen zu Hause wäre die erste um {washing-water} Milliarden Kubikmeter höher.',
  },
  'withdrawals-share': {
    title: 'Anteil der Textilien am weltweit entnommenen Wasser',
    boundary:
      'Die {textiles-water} Milliarden Kubikmeter als Anteil an allem Wasser aus Flüssen, Seen und Brunnen.',
    note: 'Nach demselben Bericht.',
  },
  'lake-half': {
    title: 'Der halbe Ontariosee',
    boundary: 'Was die Behauptung bräuchte.',
    note: 'Zehnmal das Wasser der Mode in einem Jahr.',
  },
  'textile-acre-feet': {
    title: 'Das Wasser der Textilherstellung in Acre-Fuß',
    boundary: '{textile-water} Milliarden Kubikmeter; eine Million Acre-Fuß sind 1,23348 Kubikkilometer.',
    note: 'Die Einheit, in der Kalifornien sein Wasser zählt.',
  },
  'california-volume': {
    title: 'Kaliforniens Wasser in einem Jahr in Kubikmetern',
    boundary: 'Die veröffentlichten Summen von 1998 bis 2010.',
    note: 'Im Vergleich zu {textile-water} Milliarden Kubikmetern für die Textilherstellung.',
  },
  'six-fabrics-water': {
    title: `Wasser unserer ${fabricCount} Stoffe in einem Jahr`,
    boundary: `Liter pro Kilogramm mal Millionen Tonnen, für alle ${fabricCount}.`,
    note: 'Das passt zu den {textile-water} Milliarden Kubikmetern der Geschichte, also sind die wahrscheinlich Wasser für Felder. Das ist ein gutes Zeichen und kein Beweis: Beide können aus denselben Tabellen stammen.',
  },
  'six-fabrics-cotton': {
    title: `Anteil der Baumwolle am Wasser unserer ${fabricCount} Stoffe`,
    boundary: 'Ein Anteil der {six-fabrics-water} Milliarden Kubikmeter.',
    note: 'Nahe an den {cotton-of-textile} % der Geschichte.',
  },
  'cotton-irrigation-water': {
    title: 'Bewässerung für Baumwolle in einem Jahr',
    boundary: 'Liter pro Kilogramm mal Millionen Tonnen.',
    note: 'Nur die Bewässerung; Regen kommt dazu. Eine neuere Studie nennt {newer-cotton-irrigation.low} bis {newer-cotton-irrigation.high} Milliarden Kubikmeter.',
  },
  'cotton-check': {
    title: 'Anteil der Baumwolle am Wasser der Textilherstellung, nach unseren Daten',
    boundary:
      'Unsere Bewässerung für Baumwolle geteilt durch die {textile-water} Milliarden Kubikmeter der Geschichte.',
    note: 'Nahe an den {cotton-of-textile} % der Geschichte.',
  },
  'cotton-wide-water': {
    title: 'Der ganze Wasserfußabdruck der Baumwolle in einem Jahr',
    boundary:
      'Bewässerung, Regen und Wasser zum Verdünnen der Verschmutzung, für alle Baumwolle, die die Welt verbraucht.',
    note: 'Dreimal so viel wie die „ganze Modeindustrie“ mit {fashion-water} Milliarden Kubikmetern: Jede Antwort zählt etwas anderes.',
  },
  'shirt-fiber-grams': {
    title: 'So viel Faser würde {cotton-phase} Gramm CO2e ergeben',
    boundary: 'Die Baumwollphase geteilt durch unseren eigenen Wert für Baumwolle.',
    note: 'Ein leichtes T-Shirt: Also passen Gramm pro T-Shirt.',
  },
  'fiber-times-over': {
    title: 'Wie viel zu groß Kilogramm pro Kilogramm wären',
    boundary:
      '{cotton-phase} Kilogramm CO2e pro Kilogramm, verglichen mit unserem eigenen Wert für Baumwolle.',
    note: 'Der Grund, warum die Einheit nicht stimmen kann.',
  },
  'shirt-fiber-co2': {
    title: 'CO2 der Baumwolle eines T-Shirts von {shirt-weight} Gramm',
    boundary: 'Nur die Faser.',
    note: 'Vor dem Spinnen, Färben und Nähen.',
  },
  'published-shirts-co2': {
    title: 'CO2 eines T-Shirts, veröffentlichte Werte',
    boundary: 'T-Shirts aus Baumwolle und Polyester, mehrere Studien, ganze Lebenszeit.',
    note: 'In Kilogramm CO2e: ein T-Shirt aus Baumwolle 2,1 und eines aus Polyester 5,5; anderswo 9,18 sowie 6,9 bis 18,3.',
  },
  'published-use-share': {
    title: 'Anteil der Nutzung am CO2 eines T-Shirts, anderswo',
    boundary: 'Waschen und Trocknen, nach einer Studie.',
    note: 'Viel mehr als die {use-phase-share} % der schwedischen Studie.',
  },
  'published-cotton-energy': {
    title: 'Energie von Baumwolle, veröffentlichter Wert',
    boundary: FIBER_ENERGY,
    note: 'In unserem Diagramm steht {cotton-energy}, uns in kWh angegeben.',
  },
  'published-polyester-energy': {
    title: 'Energie von Polyester, veröffentlichter Wert',
    boundary: FIBER_ENERGY,
    note: 'In unserem Diagramm steht {polyester-energy}, uns in kWh angegeben.',
  },
  'published-viscose-energy': {
    title: 'Energie von Viskose, veröffentlichter Wert',
    boundary: FIBER_ENERGY,
    note: 'In unserem Diagramm steht {cellulosics-energy} für Zellulosefasern, uns in kWh angegeben.',
  },
  'icac-irrigation': {
    title: 'Bewässerung für Baumwolle, nach dem Baumwollkomitee',
    boundary: 'Bewässerung für ein Kilogramm Faser.',
    note: 'In unserem Diagramm stehen {cotton-water} Liter.',
  },
  'icac-rain': {
    title: 'Regen für Baumwolle, nach dem Baumwollkomitee',
    boundary: 'Regen für ein Kilogramm Faser.',
    note: 'Unsere Zahl lässt ihn offenbar weg.',
  },
  'icac-shirt-liters': {
    title: 'Bewässerung und Regen für ein T-Shirt',
    boundary: 'Die Zahlen des Baumwollkomitees für {shirt-weight} Gramm.',
    note: 'Zwischen den {irrigation-liters} und den {cotton-liters} Litern: eine dritte Frage.',
  },
  'icac-newer-total': {
    title: 'Bewässerung und Regen für Baumwolle, nach der neueren Studie des Komitees',
    boundary: 'Bewässerung und Regen für ein Kilogramm Faser.',
    note: 'Zwei Berichte über eine Studie unterscheiden sich: Wir zeigen beide. Nur {icac-newer-total.low} Liter passen zur Jahressumme, die einer von ihnen nennt, 226,4 Milliarden Kubikmeter: Mal {icac-newer-lint} Millionen Tonnen ergeben sie 226,6, und {icac-newer-total.high} ergeben 231,5. Der ältere Mittelwert war {icac-irrigation} Liter Bewässerung und {icac-rain} Liter Regen.',
  },
  'icac-newer-irrigation': {
    title: 'Bewässerung für Baumwolle, nach der neueren Studie des Komitees',
    boundary: 'Bewässerung für ein Kilogramm Faser.',
    note: 'Zwei Berichte über dieselbe Studie weichen etwas ab. In unserem Diagramm der Stoffe stehen {cotton-water} Liter.',
  },
  'icac-newer-rain': {
    title: 'Regen für Baumwolle, nach der neueren Studie des Komitees',
    boundary: 'Regen für ein Kilogramm Faser.',
    note: 'Unser Diagramm der Stoffe lässt den Regen wohl weg.',
  },
  'icac-newer-lint': {
    title: 'Baumwollfaser aus einem Jahr, nach der neueren Studie des Komitees',
    boundary: 'Der Mittelwert von fünf Ernten.',
    note: 'In unserem Diagramm der Stoffe stehen {cotton-production} Millionen Tonnen.',
  },
  'icac-newer-shirt-irrigation': {
    title: 'Bewässerung für ein T-Shirt, nach der neueren Studie',
    boundary: 'Für {shirt-weight} Gramm.',
    note: 'Mehr als die {irrigation-liters} Liter, die aus unserem Diagramm der Stoffe folgen.',
  },
  'icac-newer-shirt-liters': {
    title: 'Bewässerung und Regen für ein T-Shirt, nach der neueren Studie',
    boundary: 'Für {shirt-weight} Gramm.',
    note: 'Nahe an Bewässerung und Regen in den {cotton-liters} Litern.',
  },
  'us-cotton-irrigation': {
    title: 'Bewässerung für Baumwolle innerhalb der USA',
    boundary: 'Bewässerung für ein Kilogramm Faser: niedrig im Südosten, hoch im Westen.',
    note: 'Wie durstig Baumwolle ist, hängt davon ab, wo sie wächst; ohne Bewässerung trinkt sie Regen.',
  },
  'eu-water-2017': {
    title: 'Wasser für die Textilien eines Menschen in der EU, 2017',
    boundary:
      'Herstellung und Handhabung von Kleidung, Schuhen und Heimtextilien, fast alles außerhalb der EU.',
    note: 'Drei Jahre später schrieb dieselbe Agentur {eu-water-2020} Kubikmeter: eine andere Grenze, keine Ersparnis.',
  },
  'eu-water-2020': {
    title: 'Wasser für die Textilien eines Menschen in der EU, 2020',
    boundary: 'Der Bericht, den wir lasen, sagt nicht, was gezählt wird.',
    note: 'Drei Jahre zuvor waren es {eu-water-2017} Kubikmeter: eine andere Grenze, keine Ersparnis.',
  },
  'global-cotton-water': {
    title: 'Wasser für ein Kilogramm Baumwolle, weltweiter Mittelwert',
    boundary: 'Bewässerung, Regen und Wasser zum Verdünnen der Verschmutzung.',
    note: 'Ein Mittelwert sehr verschiedener Felder.',
  },
  'global-shirt-liters': {
    title: 'Das Wasser eines T-Shirts nach dem weltweiten Mittelwert',
    boundary: '{shirt-weight} Gramm.',
    note: 'Nahe an den {cotton-liters} Litern der Geschichte.',
  },
  'hemp-water-elsewhere': {
    title: 'Das Wasser für Hanf in einer anderen Studie',
    boundary: 'Regen ist offenbar mitgezählt.',
    note: 'In unserem Diagramm stehen {hemp-water} Liter: Mit Regen steigt auch Hanf auf ein Mehrfaches.',
  },
  'hemp-with-rain': {
    title: 'Wasser für Hanf, mit Regen',
    boundary: 'Bewässerung, Regen und Wasser zum Verdünnen der Verschmutzung, für ein Kilogramm Faser.',
    note: 'Der Balken von {hemp-water} Litern in unserem Diagramm lässt den Regen weg.',
  },
  'flax-with-rain': {
    title: 'Wasser für Flachs, mit Regen',
    boundary: 'Bewässerung, Regen und Wasser zum Verdünnen der Verschmutzung, für ein Kilogramm Faser.',
    note: 'Daraus wird Leinen. Neben den {hemp-with-rain} Litern für Hanf.',
  },
  'irrigation-range': {
    title: 'Die Baumwolle eines T-Shirts: nur Bewässerung',
    boundary:
      'Von unserem Stoffwert mal {shirt-weight} Gramm bis zur Bewässerung in den {cotton-liters} Litern.',
    note: 'Felder sind verschieden: Manche Baumwolle lebt vom Regen, manche von Flüssen.',
  },
  'rain-range': {
    title: 'Die Baumwolle eines T-Shirts: Bewässerung und Regen',
    boundary: 'Vom Mittelwert des Baumwollkomitees bis zu denselben zwei Teilen der {cotton-liters} Liter.',
    note: 'Der Regen wäre ohnehin gefallen; er zählt, weil die Pflanzen ihn nutzten.',
  },
  'dilution-range': {
    title: 'Die Baumwolle eines T-Shirts: Bewässerung, Regen und Verdünnen der Verschmutzung',
    boundary: 'Von einem weltweiten Mittelwert bis zur Zahl der Geschichte.',
    note: 'Die drei Teile eines Wasserfußabdrucks.',
  },
  'wwf-shirt-liters': {
    title: 'Ein T-Shirt, wie es der WWF einmal schrieb',
    boundary: '„Über“ so viel für ein T-Shirt.',
    note: 'Eine Zahl, die man sonst für ein Kilogramm Baumwolle nennt, nicht für ein T-Shirt.',
  },
  'fiber-sum': {
    title: `Unsere ${fabricCount} Fasern in einem Jahr`,
    boundary: `${capitalize(fabricCount)} Spalten addiert, um 2018.`,
    note: 'Weltweit waren es 2018, mit anderen Fasern, 107 Millionen Tonnen.',
  },
  'polyester-fiber-share': {
    title: `Anteil von Polyester an unseren ${fabricCount} Fasern`,
    boundary: 'Nach Gewicht, um 2018.',
    note: '2024 waren es {polyester-2024} % aller Fasern.',
  },
  'fiber-2024': {
    title: 'Alle Fasern, die 2024 hergestellt wurden',
    boundary: 'Jede Faser der Welt.',
    note: 'Ein Viertel mehr als 2018.',
  },
  'polyester-2024': {
    title: 'Anteil von Polyester an allen Fasern von 2024',
    boundary: 'Nach Gewicht.',
    note: '78 Millionen Tonnen von {fiber-2024} Millionen Tonnen.',
  },
  'cotton-2024': {
    title: 'Anteil der Baumwolle an allen Fasern von 2024',
    boundary: 'Nach Gewicht.',
    note: '24,5 Millionen Tonnen von {fiber-2024} Millionen Tonnen.',
  },
  'wool-from-sheep': {
    title: 'Wolle, die von Schafen stammt',
    boundary: '1,1 Millionen Tonnen Schafwolle, 0,05 Millionen Tonnen von anderen Tieren.',
    note: 'Alpaka, Mohair und Kaschmir gehören zum Rest.',
  },
  'nine-months-longer': {
    title: 'CO2, Wasser und Abfall, die wegfallen, wenn Kleidung neun Monate länger getragen wird',
    boundary: 'Fußabdruck der Kleidung in Großbritannien an CO2, Wasser und Abfall.',
    note: 'Eine ältere Zahl zum ersten Tipp.',
  },
  'months-longer': {
    title: 'Wie viel länger Kleidung in einer britischen Studie getragen wurde',
    boundary: 'Über die übliche Lebenszeit von Kleidung in Großbritannien hinaus.',
    note: 'Eine ältere Zahl zum ersten Tipp.',
  },
  'secondhand-older': {
    title: 'Secondhand-Käufe, die einen Neukauf ersetzten, ältere Zahl',
    boundary: 'Eine britische Schätzung.',
    note: 'Weniger als die Hälfte der neueren {secondhand-replaces} %.',
  },
  'microplastics-to-sea': {
    title: 'Mikroplastik aus Textilien, das ins Meer gelangt',
    boundary: 'Jedes Jahr, aus allen Textilien.',
    note: 'Das meiste löst sich bei den ersten Wäschen.',
  },
  'hot-tub': {
    title: 'Wasser in einem Whirlpool für vier',
    boundary: '250 bis 400 US-Gallonen, nach einer Branchenseite.',
    note: 'Eine schwache Quelle: Whirlpools sind verschieden groß.',
  },
  'shirt-in-tubs': {
    title: 'Die Baumwolle eines T-Shirts in Whirlpools',
    boundary: '{cotton-liters} Liter.',
    note: 'Whirlpools sind verschieden groß.',
  },
  bath: {
    title: 'Wasser in einer vollen Badewanne',
    boundary: '40 US-Gallonen.',
    note: 'Eine volle amerikanische Badewanne.',
  },
  'shirt-in-baths': {
    title: 'Die Baumwolle eines T-Shirts in Badewannen',
    boundary: '{cotton-liters} Liter.',
    note: 'Volle Badewannen.',
  },
  'family-day': {
    title: 'Wasser einer durchschnittlichen Familie in den USA an einem Tag',
    boundary: 'Mehr als 300 US-Gallonen, zu Hause.',
    note: 'Die Quelle sagt „mehr als“.',
  },
  'shirt-in-family-days': {
    title: 'Die Baumwolle eines T-Shirts in Familientagen',
    boundary: '{cotton-liters} Liter, auf halbe Tage gerundet.',
    note: 'Eine durchschnittliche amerikanische Familie, zu Hause.',
  },
  'laundry-load': {
    title: 'Wasser einer Waschladung',
    boundary: 'Eine sparsame Maschine: unter 27 US-Gallonen.',
    note: 'Ältere Maschinen brauchen bis zu doppelt so viel.',
  },
  'olympic-pool': {
    title: 'Ein olympisches Schwimmbecken',
    boundary: '50 Meter mal 25 Meter, 2 Meter tief.',
    note: 'Die geringste Tiefe, die die Regeln erlauben.',
  },
  'fashion-in-pools': {
    title: 'Das Wasser der Mode in einem Jahr in olympischen Becken',
    boundary: '{fashion-water} Milliarden Kubikmeter.',
    note: 'Schwer vorstellbar, deshalb nimmt die Geschichte einen See.',
  },
};
