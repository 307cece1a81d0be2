import { describe, expect, it } from 'vitest';
import { composeTag, findReplies, formatReply, leaveOutCut, type PupilReply, parseReply } from './reply';

const PUPIL: PupilReply = {
  tag: 'k3f9',
  cups: 6,
  before: 600,
  after: 11_000,
  counted: ['rain', 'irrigation'],
  sentence: 'I count rivers.',
};
const BARE: PupilReply = { tag: '0000', counted: [], sentence: '' };

describe('formatReply', () => {
  it('formatReply(answer) writes a fragment of letters that every link keeps', () => {
    expect(formatReply(PUPIL)).toBe('#answer=2.40.k3f9_6_600_11000_ri.SSBjb3VudCByaXZlcnMu');
    expect(formatReply(BARE)).toBe('#answer=2.4.0000');
    expect(formatReply({ ...BARE, after: 10, counted: ['factory'] })).toBe('#answer=2.11.0000___10_f');
    expect(formatReply({ ...BARE, prediction: 'Yes.' })).toBe('#answer=2.12.0000..WWVzLg');
  });

  it('formatReply(answer) holds the longest sentence in 850 characters', () => {
    expect(formatReply({ ...PUPIL, sentence: '水'.repeat(300) }).length).toBeLessThan(850);
  });
});

describe('parseReply', () => {
  it('parseReply(hash) reads back what was written, in any script, as one line of 200 characters', () => {
    const sentences = [
      '',
      '<b onclick="x()">Fluss & "Regen"</b>',
      'L’eau, ça compte : « oui »',
      'Çünkü ırmak kurudu',
      'لأن النهر جف',
      'Бо річка висохла 🌊👩‍🌾',
      'x'.repeat(200),
    ];
    for (const sentence of sentences) {
      expect(parseReply(formatReply({ ...PUPIL, sentence }))).toEqual({ ...PUPIL, sentence });
    }
    const read = (sentence: string) => parseReply(formatReply({ ...BARE, sentence }))?.sentence;
    expect(read('  two\n\tlines \u202e\u0000 of \ud83c')).toBe('two lines of');
    expect(read(`${'x'.repeat(199)}🌊`)).toBe('x'.repeat(199));
  });

  it('parseReply(hash) reads a prediction beside what was found, or alone', () => {
    for (const sentence of ['', 'It is rain.']) {
      const told = { ...BARE, sentence, prediction: 'Нет — река.' };
      expect(parseReply(formatReply(told))).toEqual(told);
    }
  });

  it('parseReply(hash) refuses a link that was cut, wherever', () => {
    for (const whole of [formatReply(PUPIL), formatReply({ ...BARE, cups: 10, before: 900 })]) {
      for (let end = 0; end < whole.length; end += 1) {
        expect.soft(parseReply(whole.slice(0, end)), whole.slice(0, end)).toBeUndefined();
        expect.soft(parseReply(`${whole.slice(0, end)}…`)).toBeUndefined();
      }
    }
  });

  it('parseReply(hash) reads a link with what a messenger has put behind it, and those of the first edition', () => {
    const old = '#answer=1.k3f9_6_600_11000_ri.SSBjb3VudCByaXZlcnMu';
    for (const behind of ['', '.', ')', '].', '…', '%E2%80%9D', '?utm_source=a', '&fbclid=b_1-c']) {
      expect(parseReply(formatReply(PUPIL) + behind), behind).toEqual(PUPIL);
      expect(parseReply(old + behind), behind).toEqual({ ...PUPIL, isUnsealed: true });
    }
  });

  it('parseReply(hash) ignores what formatReply does not write', () => {
    const odd = [
      '',
      '#',
      '#join',
      '#answer=',
      '#answer=1.',
      '#answer=2.k3f9_6',
      '#answer=1._6',
      '#answer=1.k3f9_6_',
      '#answer=1.K3F9_6',
      '#answer=1.k3f9_06',
      '#answer=1.k3f9_11',
      '#answer=1.k3f9_6_9',
      '#answer=1.k3f9_6_1e3',
      '#answer=1.k3f9_6_600_100001',
      '#answer=1.k3f9_6_600_700_ir',
      '#answer=1.k3f9_6_600_700_x',
      '#answer=1.k3f9_6_600_700_r_1',
      '#answer=1.k3f9_6.SSBj.SSBj.SSBj',
      '#answer=1.k3f9_6.A',
      '#answer=1.k3f9_6._-8',
      '#answer=1.k3f9_6.ICA',
      `#answer=1.k3f9_6.${'SSBj'.repeat(68)}`,
      `#answer=1.k3f9_6.${'A'.repeat(100_000)}`,
    ];
    expect(odd.filter((hash) => parseReply(hash) !== undefined)).toEqual([]);
  });

  it('parseReply(hash) of 2,000 odd fragments is an answer that reads back the same, or none', () => {
    const pieces = [
      'k3f9',
      '_',
      '_',
      '6',
      '600',
      'ri',
      '.',
      'PGI-',
      'YQ',
      '-',
      '%',
      '<b>',
      'é',
      '😀',
      '1e1',
      '=',
    ];
    let seed = 61;
    const random = () => {
      seed = (seed * 1103515245 + 12345) % 2 ** 31;
      return seed / 2 ** 31;
    };
    const pick = () => pieces[Math.floor(random() * pieces.length)];
    const kept = Array.from({ length: 2000 }, () => {
      const start = random() < 0.5 ? '#answer=1.k3f9_' : '#answer=1.';
      const hash = start + Array.from({ length: 1 + Math.floor(random() * 5) }, pick).join('');
      const answer = parseReply(hash);
      if (answer !== undefined) {
        const { isUnsealed: _, ...said } = answer;
        expect(parseReply(formatReply(answer))).toEqual(said);
      }
      return answer;
    }).filter((answer) => answer !== undefined);
    // The generator makes both kinds.
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.length).toBeLessThan(2000);
  });
});

describe('findReplies', () => {
  it('findReplies(text) finds each link, whatever stands around it, and counts those that hold no answer', () => {
    const at = 'https://example.org/teach/class';
    const text = `Ana: ${at}${formatReply(PUPIL)}, then "${at}${formatReply(BARE)}".\n${at}#answer=9.x <${at}#join>`;
    expect(findReplies(text)).toEqual({ answers: [PUPIL, BARE], unread: 1 });
    expect(findReplies('')).toEqual({ answers: [], unread: 0 });
    // Without a space between them, and one of them cut.
    const cut = formatReply(PUPIL).slice(0, -1);
    expect(findReplies(at + cut + at + formatReply(BARE))).toEqual({ answers: [BARE], unread: 1 });
  });
});

describe('leaveOutCut', () => {
  it('leaveOutCut(stood, read) leaves out a beginning of what stands, by a link without a length', () => {
    const old = {
      ...PUPIL,
      sentence: '',
      counted: [],
      before: 900,
      after: undefined,
      isUnsealed: true as const,
    };
    const cut = [
      { ...old, before: 90 },
      { ...old, before: undefined },
      { ...old, cups: undefined, before: undefined },
    ];
    expect(leaveOutCut([old], cut)).toEqual([]);
    expect(leaveOutCut([], [cut[0] ?? old, old, ...cut])).toEqual([cut[0], old]);
    const others = [old, { ...old, before: 800 }, { ...old, tag: '0000', before: 90 }];
    expect(leaveOutCut([old], others)).toEqual(others);
  });

  it('leaveOutCut(stood, read) leaves whole links as they are: their pupil has taken something back', () => {
    const shorter = { ...PUPIL, counted: PUPIL.counted.slice(0, 1), sentence: '' };
    expect(leaveOutCut([PUPIL], [shorter])).toEqual([shorter]);
  });
});

describe('composeTag', () => {
  it('composeTag(random) is four letters or digits', () => {
    expect([composeTag(() => 0), composeTag(() => 0.999)]).toEqual(['0000', 'zzzz']);
  });
});
