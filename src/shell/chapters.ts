import * as words from '#words/shell';

/** The story's chapters in its order: a knot in the bar and a line in the menu each. The first is the start page. */
export const CHAPTERS = [
  { to: '/thirsty_fashion', name: words.chapterPour, line: words.linePour },
  { to: '/thirsty_fashion/info1', name: words.chapterShirt, line: words.lineShirt },
  { to: '/thirsty_fashion/where', name: words.chapterWhere, line: words.lineWhere },
  { to: '/thirsty_fashion/info2', name: words.chapterLake, line: words.lineLake },
  { to: '/thirsty_fashion/info3', name: words.chapterCosts, line: words.lineCosts },
  { to: '/thirsty_fashion/lives', name: words.chapterLives, line: words.lineLives },
] as const;
