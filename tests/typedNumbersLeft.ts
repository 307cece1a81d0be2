/**
 * Numbers that are typed into messages, each without what groups its digits; in all languages the same. No other message holds
 * a digit: what the site says in numbers comes from `data/`, and this list only shrinks.
 */
export const TYPED_NUMBERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // the digits themselves, of a switch
  'shell.tsx': {
    ownDigitsLine: '123',
  },
  // what sources say beside our figures, and nothing is worked out from
  'text/backgroundClaims.ts': {
    'cotton-per-kg.note': '2750',
    'cotton-cups-exact.note': '008',
    'your-one-in.boundary': '6',
    'published-processing.note': '100,200,250,300,350',
    'mill-cups.boundary': '21,377',
    'mill-cups-average.boundary': '83',
    'later-shirt-liters.boundary': '9980',
    'textile-acre-feet.boundary': '123348',
    'published-shirts-co2.note': '183,21,55,69,918',
    'icac-newer-total.note': '2264,2266,2315',
    'fiber-sum.note': '107',
    'polyester-2024.note': '78',
    'cotton-2024.note': '245',
    'wool-from-sheep.boundary': '005,11',
    'hot-tub.boundary': '250,400',
    'bath.boundary': '40',
    'family-day.boundary': '300',
    'laundry-load.boundary': '27',
    'olympic-pool.boundary': '2,25,50',
  },
  // where in a document a number stands
  'text/claimPlaces.ts': {
    TABLE_1: '1',
    TABLE_3: '3',
    PAGE_5: '5',
    PUBLISHED_SHIRTS: '918',
    TABLE_17: '17',
    TWO_EXTRACTS: '2,328,47',
    ONE_EXTRACT: '328',
    MAPS_ADDED_UP: '3',
    EXPORTED_TABLE: '12,4550',
    TABLE_1_1: '11',
    TABLE_2_5: '25,89',
    TABLE_2_6: '26,93',
    CHART_52: '52',
    SCHEDULE_4: '4',
  },
  // what sources say beside our figures, and nothing is worked out from
  'text/costsClaims.ts': {
    'shirt-co2.boundary': '1000',
    'freight-share.note': '31',
    'cotton-energy-in-megajoules.boundary': '36',
  },
  // what sources say beside our figures, and nothing is worked out from
  'text/industryClaims.ts': {
    'fashion-water.note': '15,53',
    'lake-claimed.correction.right': '48',
    'lake-one-in.note': '208',
    'lake-tahoe.note': '1507',
    'california-share.correction.right': '85,91',
    'years-for-all.boundary': '6',
  },
  // what sources say beside our figures, and nothing is worked out from
  'text/recordClaims.ts': {
    'HEMP_PRODUCTION.note': '01',
  },
  // what sources say beside our figures, and nothing is worked out from
  'text/shirtClaims.ts': {
    WORKED_FOR_SIX: '6',
    'cups-per-liter.note': '42268',
    'us-cup.boundary': '231',
    'us-cup.note': '254',
    'bleaching.boundary': '10,30',
    'dyeing.boundary': '200,50',
    'printing.boundary': '10,50',
    'finishing.boundary': '10,100',
    'shirt-liters.note': '2795',
    'factory-liters.note': '95',
    'people-for-a-day.note': '12,1500,16,1750,2330',
  },
  // titles and dates of sources
  'text/sourceWords.ts': {
    CELLULOSE_TABLE: '3',
    WOOL_TABLE: '1',
    POLYESTER_ARTICLE: '21',
    SAME_REPORT: '60',
    FOOTPRINT_COPIES: '15',
    VOLUME_OF_NATURE: '1',
    QUOTED_TELLER_2022: '10',
    QUOTED_DESERT_SUN: '21',
    QUOTED_INSIGHTS: '19',
    QUOTED_TELLER_2019: '23',
    QUOTED_BOING_BOING: '19',
    QUOTED_XINHUA: '30',
  },
  // a ratio, “1 in 20”
  'text/units.ts': {
    oneIn: '1',
  },
};
