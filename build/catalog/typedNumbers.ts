/**
 * Numbers that are typed into messages, each without what groups its digits; in all languages the same. No other message holds
 * a digit: what the site says in numbers comes from `data/`, and this list only shrinks.
 */
export const TYPED_NUMBERS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  // the wrong number of our first draft
  lesson: {
    'TEACHER_POINTS.5': ['2600'],
  },
  // the digits themselves, of a switch
  shell: {
    ownDigitsLine: ['123'],
  },
  // what sources say beside our figures, and nothing is worked out from
  'text/backgroundClaims': {
    'CLAIMS.cotton-per-kg.note': ['2750'],
    'CLAIMS.cotton-cups-exact.note': ['008'],
    'CLAIMS.your-one-in.boundary': ['6'],
    'CLAIMS.published-processing.note': ['100', '200', '250', '300', '350'],
    'CLAIMS.mill-cups.boundary': ['21', '377'],
    'CLAIMS.mill-cups-average.boundary': ['83'],
    'CLAIMS.later-shirt-liters.boundary': ['9980'],
    'CLAIMS.textile-acre-feet.boundary': ['123348'],
    'CLAIMS.published-shirts-co2.note': ['183', '21', '55', '69', '918'],
    'CLAIMS.icac-newer-total.note': ['2264', '2266', '2315'],
    'CLAIMS.fiber-sum.note': ['107'],
    'CLAIMS.polyester-2024.note': ['78'],
    'CLAIMS.cotton-2024.note': ['245'],
    'CLAIMS.wool-from-sheep.boundary': ['005', '11'],
    'CLAIMS.hot-tub.boundary': ['250', '400'],
    'CLAIMS.bath.boundary': ['40'],
    'CLAIMS.family-day.boundary': ['300'],
    'CLAIMS.laundry-load.boundary': ['27'],
    'CLAIMS.olympic-pool.boundary': ['2', '25', '50'],
  },
  // where in a document a number stands
  'text/claimPlaces': {
    TABLE_1: ['1'],
    TABLE_3: ['3'],
    PAGE_5: ['5'],
    PUBLISHED_SHIRTS: ['918'],
    TABLE_17: ['17'],
    TWO_EXTRACTS: ['2', '328', '47'],
    ONE_EXTRACT: ['328'],
    MAPS_ADDED_UP: ['3'],
    EXPORTED_TABLE: ['12', '4550'],
    TABLE_1_1: ['11'],
    TABLE_2_5: ['25', '89'],
    TABLE_2_6: ['26', '93'],
    CHART_52: ['52'],
    SCHEDULE_4: ['4'],
  },
  // what sources say beside our figures, and nothing is worked out from
  'text/costsClaims': {
    'CLAIMS.shirt-co2.boundary': ['1000'],
    'CLAIMS.freight-share.note': ['31'],
    'CLAIMS.cotton-energy-in-megajoules.boundary': ['36'],
  },
  // what sources say beside our figures, and nothing is worked out from
  'text/industryClaims': {
    'CLAIMS.fashion-water.note': ['15', '53'],
    'CLAIMS.lake-claimed.correction.right': ['48'],
    'CLAIMS.lake-one-in.note': ['208'],
    'CLAIMS.lake-tahoe.note': ['1507'],
    'CLAIMS.california-share.correction.right': ['85', '91'],
    'CLAIMS.years-for-all.boundary': ['6'],
  },
  // what sources say beside our figures, and nothing is worked out from
  'text/recordClaims': {
    'HEMP_PRODUCTION.note': ['01'],
  },
  // what sources say beside our figures, and nothing is worked out from
  'text/shirtClaims': {
    'CLAIMS.cups-per-liter.note': ['42268'],
    'CLAIMS.us-cup.boundary': ['231'],
    'CLAIMS.us-cup.note': ['254'],
    'CLAIMS.your-share.boundary': ['6'],
    'CLAIMS.your-quotient.boundary': ['6'],
    'CLAIMS.bleaching.boundary': ['10', '30'],
    'CLAIMS.dyeing.boundary': ['200', '50'],
    'CLAIMS.printing.boundary': ['10', '50'],
    'CLAIMS.finishing.boundary': ['10', '100'],
    'CLAIMS.shirt-liters.note': ['2795'],
    'CLAIMS.factory-liters.note': ['95'],
    'CLAIMS.people-for-a-day.note': ['12', '1500', '16', '1750', '2330'],
    'CLAIMS.your-days.boundary': ['6'],
    'CLAIMS.your-years.boundary': ['6'],
  },
  // titles and dates of sources
  'text/sourceWords': {
    CELLULOSE_TABLE: ['3'],
    WOOL_TABLE: ['1'],
    POLYESTER_ARTICLE: ['21'],
    SAME_REPORT: ['60'],
    FOOTPRINT_COPIES: ['15'],
    VOLUME_OF_NATURE: ['1'],
    QUOTED_TELLER_2022: ['10'],
    QUOTED_DESERT_SUN: ['21'],
    QUOTED_INSIGHTS: ['19'],
    QUOTED_TELLER_2019: ['23'],
    QUOTED_BOING_BOING: ['19'],
    QUOTED_XINHUA: ['30'],
  },
  // a ratio, “1 in 20”
  'text/units': {
    oneIn: ['1'],
  },
};
