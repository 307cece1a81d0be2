import * as words from '#words/shell';

const LAKE = { to: '/thirsty_fashion/info2', name: words.chapterLake, line: words.lineLake } as const;
const WHERE = { to: '/thirsty_fashion/where', name: words.where, line: words.whereLine } as const;
const LESSON = { to: '/teach', name: words.lesson, line: words.lessonLine } as const;

/** The story's chapters in its order: a knot in the bar and a line in the menu each. The first is the start page. */
export const CHAPTERS = [
  { to: '/thirsty_fashion', name: words.chapterPour, line: words.linePour },
  { to: '/thirsty_fashion/info1', name: words.chapterShirt, line: words.lineShirt },
  LAKE,
  { to: '/thirsty_fashion/info3', name: words.chapterCosts, line: words.lineCosts },
] as const;

/** Where a chapter but the first says itself in brief. */
export const BRIEF_ID = 'in-brief';

/** What stands beside the story, in the menu's three parts. */
export const BESIDE = [
  {
    title: words.explore,
    pages: [
      WHERE,
      { to: '/thirsty_fashion/lives', name: words.lives, line: words.livesLine },
      { to: '/charts/production', name: words.phases, line: words.phasesLine },
      { to: '/charts/fabrics', name: words.fabrics, line: words.fabricsLine },
    ],
  },
  {
    title: words.check,
    pages: [
      { to: '/sources', name: words.sources, line: words.sourcesLine },
      { to: '/data', name: words.data, line: words.dataLine },
      { to: '/thirsty_fashion/about', name: words.about, line: words.whoMade },
    ],
  },
  { title: words.teach, pages: [LESSON] },
] as const;

/** What a page beside the story is called; nothing for an address that is none. */
export function findName(page: string): string | undefined {
  const [, part] = page.split(`${LESSON.to}/`);
  if (part) return words.LESSON_PAGES[part as keyof typeof words.LESSON_PAGES];
  return BESIDE.flatMap(({ pages }) => [...pages]).find(({ to }) => to === page)?.name;
}

/**
 * Where a page's end leads: from a chapter to the one after it, from the last to none, from where the cotton grew on to the
 * lake, and from any other page to the start.
 */
export function findNext(page: string) {
  if (page === WHERE.to) return LAKE;
  return CHAPTERS[CHAPTERS.findIndex(({ to }) => to === page) + 1];
}
