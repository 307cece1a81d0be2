/** Words that lie under the bar and stay there as the page is scrolled, and words that leave the ground on which they stand. */
export function findUnfit(isInViewOnly: boolean): string[] {
  const bar = document.querySelector('header[data-bar]')?.getBoundingClientRect();
  /** Sticky, and held where it is just now. */
  const isHeld = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { position, top } = getComputedStyle(at);
      if (position === 'fixed') return true;
      const own = at.getBoundingClientRect();
      const isStuck = position === 'sticky' && Math.abs(own.top - Number.parseFloat(top)) < 1;
      if (isStuck && (at.parentElement?.getBoundingClientRect().top ?? 0) < own.top - 1) return true;
    }
    return false;
  };
  /** Clipped away, or scrolled out of a box of its own: nobody sees it there. */
  const isAway = (element: Element, box: DOMRect) => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { clipPath, overflowX, overflowY } = getComputedStyle(at);
      if (clipPath.startsWith('inset(50%')) return true;
      const frame = at.getBoundingClientRect();
      if (!/auto|scroll/.test(overflowX + overflowY)) continue;
      if (
        box.bottom > frame.bottom ||
        box.top < frame.top ||
        box.right > frame.right ||
        box.left < frame.left
      )
        return true;
    }
    return false;
  };
  const opacityOf = (element: Element) => {
    let opacity = 1;
    for (let at: Element | null = element; at; at = at.parentElement)
      opacity *= Number(getComputedStyle(at).opacity);
    return opacity;
  };
  const isPainted = ({
    backgroundColor,
    borderTopWidth,
    borderTopStyle,
    borderLeftWidth,
  }: CSSStyleDeclaration) =>
    !/transparent|, 0\)$|\/ 0\)$/.test(backgroundColor) ||
    (borderTopStyle !== 'none' &&
      Number.parseFloat(borderTopWidth) > 0 &&
      Number.parseFloat(borderLeftWidth) > 0);
  /** The nearest box that one sees. */
  const findGround = (element: Element) => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (!['inline', 'contents'].includes(style.display) && isPainted(style)) return at;
      if (style.position === 'absolute' || style.position === 'fixed' || at.localName === 'svg')
        return undefined;
    }
    return undefined;
  };
  const unfit: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const text = walker.currentNode.nodeValue?.trim() ?? '';
    if (
      !element ||
      text === '' ||
      element.closest('script, style, option, textarea, .visually-hidden, [popover]:not(:popover-open)')
    )
      continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const box = range.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    if (isInViewOnly && (box.bottom < 0 || box.top > innerHeight)) continue;
    if (opacityOf(element) < 0.5 || isAway(element, box)) continue;
    // The font's box is higher than a tight line.
    const lineHeightPx = Number.parseFloat(getComputedStyle(element).lineHeight) || box.height;
    const overPx = Math.max(0, (range.getClientRects()[0]?.height ?? 0) - lineHeightPx) / 2;
    const name = `"${text.slice(0, 40)}"`;
    if (
      bar &&
      !element.closest('header[data-bar], [popover]') &&
      box.top + overPx < bar.bottom - 4 &&
      box.bottom > bar.top + 4
    )
      if (scrollY === 0 || isHeld(element)) unfit.push(`under the bar: ${name}`);
    const ground = findGround(element)?.getBoundingClientRect();
    if (
      ground &&
      (box.left < ground.left - 2 ||
        box.right > ground.right + 2 ||
        box.top + overPx < ground.top - 4 ||
        box.bottom - overPx > ground.bottom + 4)
    )
      unfit.push(`beyond its box: ${name}`);
  }
  return [...new Set(unfit)];
}
