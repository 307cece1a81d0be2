interface Scope {
  /** Leaves out what the window does not show: scenes place it only when it comes; what it shows is seen, also where it is not read. */
  isInViewOnly: boolean;
  /** Takes in the words of drawings, which have their own layout. */
  isWithDrawings?: boolean;
  /** Where it is looked for. */
  root?: string;
}

/** Text that its box cuts off, text out of the window's sides, and texts that lie on one another. */
export function findLost({ isInViewOnly, isWithDrawings = false, root = 'main' }: Scope): string[] {
  const isCut = (element: Element, box: DOMRect) => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, clipPath, position } = getComputedStyle(at);
      if (clipPath !== 'none' || position === 'fixed') return false;
      const frame = at.getBoundingClientRect();
      if (frame.width <= 1) return false;
      const isScrolled = /auto|scroll/.test(overflowX + overflowY);
      if (isScrolled) return false;
      if (/hidden|clip/.test(overflowX) && (box.right > frame.right + 2 || box.left < frame.left - 2))
        return true;
      if (/hidden|clip/.test(overflowY) && (box.bottom > frame.bottom + 4 || box.top < frame.top - 4))
        return true;
    }
    return box.right > innerWidth + 2 || box.left < -2;
  };
  const calculateOpacity = (element: Element) => {
    let opacity = 1;
    for (let at: Element | null = element; at; at = at.parentElement)
      opacity *= Number(getComputedStyle(at).opacity);
    return opacity;
  };
  const isForReadersOnly = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (getComputedStyle(at).clipPath.startsWith('inset(50%')) return true;
    return false;
  };
  const findScrolled = (element: Element) => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
      if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
    return undefined;
  };
  const lost: string[] = [];
  const placed: { element: Element; text: string; box: DOMRect }[] = [];
  const start = document.querySelector(root);
  if (!start) return [];
  const walker = document.createTreeWalker(start, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const text = walker.currentNode.nodeValue?.trim() ?? '';
    // What is no text is not read. The sources' search stays on a ground of its own while the page scrolls beneath it.
    const unread =
      isInViewOnly || isWithDrawings ? '[inert], [data-water], search' : '[role="img"], [aria-hidden="true"]';
    if (!element || text === '') continue;
    if (
      element.closest(
        `${isWithDrawings ? '' : 'svg, '}${unread}, .visually-hidden, option, textarea, [popover]`,
      )
    )
      continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (isForReadersOnly(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const box = range.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    if (isInViewOnly && (box.bottom < 0 || box.top > innerHeight || calculateOpacity(element) < 0.5))
      continue;
    if (isCut(element, box)) lost.push(`cut off: "${text.slice(0, 40)}"`);
    // The font's box is higher than a tight line: letters of two lines do not touch.
    const lineHeightPx = Number.parseFloat(getComputedStyle(element).lineHeight) || Number.POSITIVE_INFINITY;
    const scrolled = findScrolled(element)?.getBoundingClientRect();
    for (const { left, top, width, height } of range.getClientRects()) {
      // What is scrolled out of its box is not seen, and lies on nothing.
      if (scrolled && (top + height / 2 < scrolled.top || top + height / 2 > scrolled.bottom)) continue;
      const overPx = Math.max(0, height - lineHeightPx);
      placed.push({ element, text, box: new DOMRect(left, top + overPx / 2, width, height - overPx) });
    }
  }
  // A card's sides lie back to back: one is turned away.
  const findSide = (element: Element) => element.closest('[data-card] > div > div');
  const isOtherSide = (a: Element, b: Element) =>
    findSide(a) !== findSide(b) && findSide(a)?.parentElement === findSide(b)?.parentElement;
  // Cards that the reader scrolls over one another: the upper one hides what has been read.
  const findCard = (start: Element) => {
    for (let at: Element | null = start; at; at = at.parentElement)
      if (getComputedStyle(at).position === 'sticky' && !/, 0\)$/.test(getComputedStyle(at).backgroundColor))
        return at;
    return undefined;
  };
  // Half of a line's height: line boxes of tight headings touch without their letters doing so.
  const overlaps = placed.flatMap((a, index) =>
    placed.slice(index + 1, index + 60).flatMap((b) => {
      const widthPx = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const heightPx = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      const isOver = widthPx > 3 && heightPx > Math.min(a.box.height, b.box.height) / 2;
      return isOver &&
        a.text !== b.text &&
        !isOtherSide(a.element, b.element) &&
        findCard(a.element) === findCard(b.element)
        ? [`"${a.text.slice(0, 30)}" on "${b.text.slice(0, 30)}"`]
        : [];
    }),
  );
  return [...new Set([...lost, ...overlaps])];
}

/** WCAG 1.4.12: what a reader may ask for. */
export function spaceText() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  );
  document.adoptedStyleSheets = [sheet];
}
