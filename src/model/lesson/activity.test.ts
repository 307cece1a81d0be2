import { describe, expect, it } from 'vitest';
import {
  type Activity,
  formatActivity,
  holdSentence,
  MOST_LETTERS,
  MOST_STOPS,
  moveStop,
  parseActivity,
  type Stop,
} from './activity';

const LIFE = 'w45-c1-d0-i40-eu-n.w200-c5-d100-i100-pl-s';
const stop = (text: string): Stop => {
  const [kind = '', ...setting] = text.split('.');
  return { kind, setting: setting.join('.') };
};
const [A, B, C] = ['shirt.rain', 'lake.check', 'grown.egypt'].map(stop) as [Stop, Stop, Stop];

describe('parseActivity', () => {
  it('parseActivity(hash) reads what formatActivity wrote, in the order of the stops', () => {
    for (const activity of [
      { ask: 'Why?', stops: [] },
      { ask: '', stops: [A] },
      { ask: '¿Cuánta agua? 100% & <b>“más”</b> #1 + ½ = 😀', stops: [C, A, B, stop(`two.${LIFE}`)] },
      { ask: 'لماذا؟', stops: [A, C] },
    ]) {
      expect(parseActivity(formatActivity(activity))).toEqual(activity);
    }
  });

  it('formatActivity(activity) is "" for an empty one, and ends in plain letters', () => {
    expect(formatActivity({ ask: ' ', stops: [] })).toBe('');
    expect(formatActivity({ ask: 'Why?', stops: [A, B] })).toBe(
      '#do=2&ask=Why%3F&stops=21.shirt.rain_lake.check',
    );
    expect(formatActivity({ ask: 'Why?', stops: [] })).toBe('#do=2&ask=Why%3F&stops=0');
  });

  it('parseActivity(hash) is undefined for other forms and other fragments', () => {
    const others = [
      '',
      '#',
      '#do=',
      '#do=2&stops=shirt.rain',
      '#do=3&stops=0',
      '#content',
      '#cups=6',
      '#do=1&do=2',
      'do=1',
    ];
    expect(others.map(parseActivity)).toEqual(others.map(() => undefined));
  });

  it('parseActivity(hash) refuses a link that was cut, but for the beginning of its name', () => {
    for (const activity of [
      { ask: 'Why?', stops: [A, stop('worn.87')] },
      { ask: 'Why?', stops: [] },
    ]) {
      const whole = formatActivity(activity);
      for (let end = 0; end < whole.length; end += 1) {
        expect.soft(parseActivity(whole.slice(0, end)), whole.slice(0, end)).toBeUndefined();
      }
    }
  });

  it('parseActivity(hash) reads a link with what a messenger has put behind it, and those of the first edition', () => {
    for (const behind of ['', '.', ')', '…', '?utm_source=a', '&fbclid=b']) {
      for (const link of [
        formatActivity({ ask: 'Why?', stops: [A, B] }),
        '#do=1&ask=Why%3F&stops=shirt.rain_lake.check',
      ])
        expect(parseActivity(link + behind), behind).toEqual({ ask: 'Why?', stops: [A, B] });
    }
  });

  it('parseActivity(hash) leaves out what is wrong, said otherwise twice, or too much', () => {
    expect(
      parseActivity('#do=1&stops=shirt.rain_SHIRT.rain_.rain_shirt._shirt.rain_lake.check')?.stops,
    ).toEqual([A, B]);
    expect(parseActivity('#do=1&ask=a&ask=b&stops=shirt.rain')).toEqual({ ask: '', stops: [A] });
    const many = Array.from({ length: 40 }, (_, place) => `worn.${place + 1}`).join('_');
    expect(parseActivity(`#do=1&stops=${many}`)?.stops).toHaveLength(MOST_STOPS);
    expect(parseActivity(`#do=1&ask=${'ab'.repeat(500)}`)?.ask).toHaveLength(MOST_LETTERS);
    expect(parseActivity(`#do=1&stops=two.${'a'.repeat(81)}`)?.stops).toEqual([]);
  });

  it('parseActivity(hash) of 2,000 odd fragments is an activity that reads back the same, or none', () => {
    const pieces = [
      'do',
      '=1',
      '&',
      '&ask=',
      '&stops=',
      'shirt.rain',
      '_',
      '.',
      '-',
      '#',
      '%',
      '%E0%A4',
      '<b>',
    ].concat(['"', "'", 'é', ' ', '😀', '\u202E', '\uD800', '%00', '+', 'x'.repeat(300), 'worn.7']);
    let seed = 61;
    const random = () => {
      seed = (seed * 1103515245 + 12345) % 2 ** 31;
      return seed / 2 ** 31;
    };
    const pick = () => pieces[Math.floor(random() * pieces.length)];
    const read = Array.from({ length: 2000 }, () => {
      const start = random() < 0.8 ? '#do=1&ask=' : '#do=';
      return parseActivity(start + Array.from({ length: 1 + Math.floor(random() * 8) }, pick).join(''));
    }).filter((activity): activity is Activity => activity !== undefined);
    for (const { ask, stops } of read) {
      const again = formatActivity({ ask, stops });
      expect(again === '' ? { ask: '', stops: [] } : parseActivity(again)).toEqual({ ask, stops });
      expect([...ask].length).toBeLessThanOrEqual(MOST_LETTERS);
      expect(again).toMatch(/^(#[\w.=&%*+-]*)?$/);
    }
    // The generator makes both kinds.
    expect(read.length).toBeGreaterThan(500);
    expect(read.length).toBeLessThan(2000);
  });
});

describe('holdSentence', () => {
  it('holdSentence(text) is one line without control characters and without marks that turn the direction', () => {
    expect(holdSentence(' one\n\ttwo\u0000 \u202Ethree\u2069 ')).toBe('one two three');
    expect(holdSentence('')).toBe('');
  });

  it('holdSentence(text) counts a letter of two units once', () => {
    expect(holdSentence('😀'.repeat(300))).toBe('😀'.repeat(200));
  });
});

describe('moveStop', () => {
  it('moveStop(stops, from, by) moves one of them, and none past an end', () => {
    expect(moveStop([A, B, C], 2, -1)).toEqual([A, C, B]);
    expect(moveStop([A, B, C], 0, 1)).toEqual([B, A, C]);
    expect(moveStop([A, B, C], 0, -1)).toEqual([A, B, C]);
    expect(moveStop([A, B, C], 2, 1)).toEqual([A, B, C]);
    expect(moveStop([], 0, 1)).toEqual([]);
  });
});
