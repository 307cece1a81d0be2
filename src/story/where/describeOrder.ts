import * as words from '#words/where';
import type { GrowerId } from '../../data/places';
import { formatNumber } from '../../model/format';
import { describeOrders, findPlaceWater, findRank, type Sorting } from '../../model/placeWater';
import { formatList, formatNumberWord } from '../../model/words';

/** What an order says: its title, and its sentence. */
export function describeOrder(by: Sorting): { title: string; text: string } {
  const { most, second, none, turned, all, allByRiver } = describeOrders();
  const names = formatList(turned.map(({ name }) => name));
  switch (by) {
    case 'river':
      return {
        title: words.riverTitle(most.name),
        text: words.riverText(names, none.name),
      };
    case 'rain':
      return { title: words.rainTitle, text: words.rainText(names, second.name) };
    case 'both': {
      const [cups, rain] = [formatNumber(all.both), formatNumber(all.rain)];
      return {
        title: words.bothTitle(all.name),
        text: words.bothText(all.name, cups, rain, formatNumberWord(allByRiver)),
      };
    }
  }
}

/** What came of the guess: "You said India: number seven of fifteen." */
export function describeGuess(guess: GrowerId): string {
  const { name } = findPlaceWater(guess);
  const rank = findRank(guess, 'river');
  return rank === 1 ? words.guessedRight(name) : words.guessedWrong(name, formatNumberWord(rank));
}
