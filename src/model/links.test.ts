import { describe, expect, it } from 'vitest';
import { readActivity } from '../lesson/compose/places';
import { parseActivity } from './lesson/activity';
import { formatLives, parseLives } from './lives/address';
import { OPENING, type Pair, STARTS } from './lives/life';
import {
  findUnread,
  formatOnward,
  formatSearch,
  formatState,
  readSaid,
  readSearch,
  type Said,
} from './reader';
import { parseReplies } from './reply/classReplies';
import { parseReply } from './reply/reply';
import { holdsState, isJoin } from './stateHash';

// Links are promises: each opens what it said, or it is known that it cannot be read.

/** Every value with a link that says it. */
const QUERIES: [string, Said][] = [
  ['?cups=6', { cups: 6 }],
  ['?guess=620', { guess: 620 }],
  ['?lake=4.8', { lake: 4.8 }],
  ['?phase=yarn', { phase: 'yarn' }],
  ['?place=egypt', { place: 'egypt' }],
  ['?grown=india', { grown: 'india' }],
  ['?place=egypt', { place: 'egypt' }],
  ['?wears=87', { wears: 87 }],
  ['?level=quick', { level: 'quick' }],
  ['?view=plain', { view: 'plain' }],
  ['?motion=off', { motion: 'off' }],
  ['?digits=arab', { digits: 'arab' }],
  ['?present', { present: 'all' }],
  ['?present=short', { present: 'short' }],
  ['?notice', { notice: true }],
];

/** What messengers, mail programs and hands do to a link. */
const CHANGES: ((link: string) => string)[] = [
  (link) => link,
  (link) => `${link}.`,
  (link) => `${link})`,
  (link) => `${link}].`,
  (link) => `${link}%20`,
  (link) => `${link}+`,
  (link) => `${link}&utm_source=mail&utm_medium=x`,
  (link) => `${link}&fbclid=IwAR0x`,
  (link) => link.replace('?', '?utm_source=mail&'),
  (link) => link.replace('=', '=+'),
  (link) => link.toUpperCase(),
  (link) => `${link}&${link.slice(1)}`,
];

describe('links with a query', () => {
  it.each(QUERIES)('%s says %o, however it came', (link, said) => {
    for (const change of CHANGES) {
      // A name alone that ends in a dot is another name.
      if (!link.includes('=') && /[.)+]$|%20$/.test(change(link))) continue;
      expect([change(link), readSearch(change(link))]).toEqual([change(link), said]);
      expect([change(link), findUnread(change(link))]).toEqual([change(link), []]);
    }
  });

  it('each link that is cut says what stands, or is known to be unreadable', () => {
    for (const [link, said] of QUERIES) {
      const [name = ''] = Object.keys(said);
      for (let cut = 1; cut <= 12 && link.length - cut > 2; cut += 1) {
        const rest = link.slice(0, -cut);
        const read = readSearch(rest);
        expect([rest, name in read || findUnread(rest).length > 0]).toEqual([rest, true]);
      }
    }
  });

  it('wrong digits and two values of one name are unreadable, and never a number of their own', () => {
    const wrong = [
      ...['?cups=11', '?cups=0', '?cups=six', '?cups=٦', '?cups=6,0', '?cups='],
      ...['?guess=9', '?guess=100001', '?guess=6e2', '?lake=101', '?lake=4.84', '?wears=0', '?wears=8.5'],
      ...['?grown=%3Cb%3E', '?view=neat', '?motion=slow', '?cups=6&cups=7', '?wears=8&wears=9'],
    ];
    for (const link of wrong) {
      expect([link, readSearch(link)]).toEqual([link, {}]);
      expect([link, findUnread(link).length]).toEqual([link, 1]);
    }
    expect(findUnread('?utm_source=x&cup=6&fbclid=y')).toEqual([]);
    expect([readSearch(''), readSearch('?%E0%A4%A'), findUnread('')]).toEqual([{}, {}, []]);
  });
});

describe('what is said goes along', () => {
  it('formatSearch(said) writes every value once, and nothing that pages do by themselves', () => {
    const all = Object.assign({}, ...QUERIES.map(([, said]) => said)) as Said;
    expect(formatSearch(all)).toBe(
      '?view=plain&motion=off&present=short&digits=arab&notice&cups=6&grown=india&place=egypt&level=quick&wears=87&guess=620&lake=4.8&phase=yarn',
    );
    expect(readSearch(formatSearch(all))).toEqual(all);
    expect(formatSearch({ view: 'scroll', level: 'standard', cups: undefined })).toBe('');
  });

  it('readSaid(state, search) takes the history entry before the address, and only what an address could say', () => {
    expect(readSaid({ userInput: 3, guess: 40, lake: '5' }, '?cups=6&guess=600&lake=4.8')).toEqual({
      cups: 3,
      guess: 40,
      lake: 4.8,
    });
    const { proxy, revoke } = Proxy.revocable({ guess: 600 }, {});
    revoke();
    for (const odd of [
      undefined,
      null,
      6,
      '6',
      [],
      { guess: 9, lake: -1 },
      { userInput: 2.5 },
      { guess: 600n },
      proxy,
    ])
      expect(readSaid(odd, '')).toEqual({});
  });

  it('formatOnward(search, said, changes) shows the cups only where the page’s own address does', () => {
    expect(formatOnward('', { cups: 6 })).toBe('');
    expect(formatOnward('?cups=11', { cups: 6 })).toBe('');
    expect(formatOnward('?cups=6&view=plain&notice', { cups: 3 }, { motion: 'off' })).toBe(
      '?view=plain&motion=off&cups=3',
    );
    expect(formatOnward('?guess=600&lake=30', { guess: 600, lake: 30 }, { guess: undefined })).toBe(
      '?lake=30',
    );
    expect(formatOnward('', { guess: 40 }, { guess: 40, notice: true })).toBe('?notice&guess=40');
  });

  it('formatState(said) holds cups and guesses by their names there', () => {
    expect(formatState({ cups: 6, guess: 600, wears: 87 })).toEqual({ userInput: 6, guess: 600 });
    expect(formatState({ wears: 87 })).toBe(undefined);
  });
});

const PAIR: Pair = { a: STARTS.higher, b: { ...OPENING.b, wears: 120 } };
const LIVES = formatLives(PAIR);

describe('links of two lives', () => {
  it.each([
    ...[
      '',
      '.',
      ')',
      '].',
      '%20',
      '+',
      '?utm_source=mail',
      '&utm_source=mail',
      '&fbclid=x',
      '&class=1.k3f9_6',
    ],
  ])('with "%s" behind them are both lives', (end) => {
    expect(parseLives(LIVES + end)).toEqual({ pair: PAIR });
  });

  it('in capitals, and said twice, are the same', () => {
    expect(parseLives(LIVES.toUpperCase())).toEqual({ pair: PAIR });
    expect(parseLives(`${LIVES}&${LIVES.slice(1)}`)).toEqual({ pair: PAIR });
  });

  it('cut by 1 to 12 letters lack B, and say so', () => {
    for (let cut = 1; cut <= 12; cut += 1)
      expect(parseLives(LIVES.slice(0, -cut))).toEqual({ pair: { a: PAIR.a, b: OPENING.b }, unread: 'b' });
    expect(parseLives(LIVES.replace('w120', 'w999'))).toMatchObject({ unread: 'b' });
    expect(parseLives(`${LIVES}&b=w10-c1-d0-i0-eu-n`)).toMatchObject({ unread: 'b' });
    expect(parseLives('#v=1')).toEqual({ pair: OPENING, unread: 'both' });
  });
});

describe('links of classes, pupils and activities, of all editions', () => {
  const read = (hash: string) => parseReplies(hash) ?? parseReply(hash) ?? parseActivity(hash);
  const SEALED = [
    '#class=2.13.k3f9_6_600-_7',
    '#answer=2.10.k3f9_6_600',
    '#do=2&ask=Why%3F&stops=22.lake.check_grown.egypt',
  ];
  const UNSEALED = [
    '#cups=6-7-10',
    '#class=1.k3f9_6_600-_7',
    '#answer=1.k3f9_6_600',
    '#do=1&stops=lake.check_grown.egypt',
  ];

  it.each([...SEALED, ...UNSEALED])('%s is read with a dot or a bracket behind it', (hash) => {
    expect(read(hash)).toBeDefined();
    for (const end of ['.', ')', '].', '&utm_source=mail', '&fbclid=x'])
      expect([end, read(hash + end)]).toEqual([end, read(hash)]);
  });

  it.each(SEALED)('%s cut by 1 to 12 letters is known to be cut', (hash) => {
    for (let cut = 1; cut <= 12; cut += 1) {
      const rest = hash.slice(0, -cut);
      expect([rest, read(rest)]).toEqual([rest, undefined]);
      expect([rest, holdsState(rest)]).toEqual([rest, true]);
    }
  });

  it('an activity of the first edition that has lost a stop says so, and one that is whole does not', () => {
    expect(readActivity('#do=1&stops=lake.cotton_grown.egypt')?.isPart).toBe(undefined);
    for (const rest of [
      '#do=1&stops=lake.cotton_grown.',
      '#do=1&stops=lake.cotton_grown.egyp',
      '#do=1&ask=Why',
    ])
      expect([rest, readActivity(rest)?.isPart]).toEqual([rest, true]);
  });

  it('a class’s code is one in capitals, too, and cut', () => {
    expect(['#join', '#JOIN', '#joi', '#join.', '#join)'].map(isJoin)).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
  });
});
