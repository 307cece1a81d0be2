/** Each page, and what its address may say. @type {Record<string, string[]>} */
const SAID = {
  thirsty_fashion: ['?view=plain', '?motion=off', '?present', '?cups=6'],
  'thirsty_fashion/about': ['?cups=6'],
  'thirsty_fashion/info1': [
    '?cups=6',
    '?cups=6&guess=600',
    '?guess=600',
    '?view=plain&cups=6',
    '?notice',
    '?present',
    '#class=1.k3f9_6',
  ],
  'thirsty_fashion/where': [
    '?grown=uzbekistan',
    '?grown=india&cups=6',
    '?place=india&cups=6',
    '?cups=6',
    '?view=plain&grown=india',
    '?notice',
    '?present',
    '#cups=6-7',
  ],
  'thirsty_fashion/info2': ['?lake=30', '?cups=6', '?view=plain', '?present'],
  'thirsty_fashion/info3': ['?cups=6', '?wears=87', '?place=uzbekistan', '?view=plain&wears=87', '?present'],
  'thirsty_fashion/lives': ['?cups=6', '#v=1&a=w60-c2-d50-i10-de-s&b=w100-c1-d70-i0-us-n'],
  'charts/production': ['?notice', '?view=plain', '?motion=off'],
  'charts/fabrics': ['?notice', '?view=plain'],
  'charts/embed/where': ['?grown=uzbekistan'],
  'charts/embed/counted': ['?parts=rain-irrigation'],
  sources: ['?cups=6'],
  data: [],
  teach: [],
  'teach/worksheet': ['?level=younger', '?level=quick'],
  'teach/answers': ['?level=younger'],
  'teach/slip': [],
  'teach/class': ['#cups=6-7-10', '#class=1.k3f9_6', '#answer=1.k3f9_6'],
  'teach/compose': [],
  'teach/words': [],
  'teach/do': ['#do=1&ask=Whose+water&stops=grown.egypt_lake.check'],
};

/** What an address says stands from the first paint: hardly anything shifts afterwards. */
export const ADDRESSES = Object.entries(SAID).flatMap(([path, said]) =>
  ['', ...said].map((value) => ({ path: path + value })),
);
