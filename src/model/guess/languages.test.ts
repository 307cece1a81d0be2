import { afterEach, describe, expect, it, vi } from 'vitest';

const FILES = ['text/guessTruth', 'text/units', 'rules'] as const;
const MODULES = import.meta.glob<object>([
  '../../../.build/words/*/text/{guessTruth,units}.ts',
  '../../words/rules/*.ts',
]);

/** The model as it speaks in another language. */
async function speak(language: string) {
  vi.resetModules();
  for (const file of FILES) {
    const path =
      file === 'rules' ? `../../words/rules/${language}.ts` : `../../../.build/words/${language}/${file}.ts`;
    const words = await MODULES[path]?.();
    if (words) vi.doMock(`#words/${file}`, () => words);
  }
  const { describeCupsGuess } = await import('./cups');
  return [10, 40, 600, 11_421, 40_000, 100_000].map(describeCupsGuess);
}

afterEach(() => {
  for (const file of FILES) vi.doUnmock(`#words/${file}`);
  vi.resetModules();
});

describe('describeCupsGuess', () => {
  it.each([
    [
      'en',
      [
        'You guessed 10. The shirt takes 1,142 times as many.',
        'You guessed 40. The shirt takes 286 times as many.',
        'You guessed 600. The shirt takes 19 times as many.',
        'You guessed 11,421. That is exactly right.',
        'You guessed 40,000: enough for 3.5 shirts.',
        'You guessed 100,000: enough for 8.8 shirts.',
      ],
    ],
    [
      'es',
      [
        'Dijiste 10. La camiseta necesita 1142 veces esa cantidad.',
        'Dijiste 40. La camiseta necesita 286 veces esa cantidad.',
        'Dijiste 600. La camiseta necesita 19 veces esa cantidad.',
        'Dijiste 11\u00a0421. Es exactamente la respuesta.',
        'Dijiste 40\u00a0000: alcanza para 3,5 camisetas.',
        'Dijiste 100\u00a0000: alcanza para 8,8 camisetas.',
      ],
    ],
    [
      'fr',
      [
        'Vous avez parié sur 10. Le T-shirt en demande 1\u202f142 fois autant.',
        'Vous avez parié sur 40. Le T-shirt en demande 286 fois autant.',
        'Vous avez parié sur 600. Le T-shirt en demande 19 fois autant.',
        'Vous avez parié sur 11\u202f421. C’est exactement la réponse.',
        'Vous avez parié sur 40\u202f000\u00a0: de quoi faire 3,5 fois un T-shirt.',
        'Vous avez parié sur 100\u202f000\u00a0: de quoi faire 8,8 fois un T-shirt.',
      ],
    ],
    [
      'de',
      [
        'Dein Tipp: 10. Das T-Shirt braucht 1.142-mal so viele.',
        'Dein Tipp: 40. Das T-Shirt braucht 286-mal so viele.',
        'Dein Tipp: 600. Das T-Shirt braucht 19-mal so viele.',
        'Dein Tipp: 11.421. Das ist genau richtig.',
        'Dein Tipp: 40.000. Das reicht für 3,5 T-Shirts.',
        'Dein Tipp: 100.000. Das reicht für 8,8 T-Shirts.',
      ],
    ],
  ])('describeCupsGuess(…) answers guesses from 10 to 100,000 in %s', async (language, said) => {
    expect(await speak(language)).toEqual(said);
  });
});
