/** A change that nobody sees: browsers round widths to 1/64 px. */
const UNSEEN = 0.0005;

/**
 * The share of its size, at most 1, in which a block of type fits its room: less than 1 where its lines are wider than the
 * style sheet reckons, in another font, another translation, or with the space between letters that a reader asks for.
 * @param widthPx of the block as it stands, set in the share `fit`
 */
export function calculateFit(widthPx: number, roomPx: number, fit: number): number {
  if (!(widthPx > 0 && roomPx > 0)) return fit;
  const next = Math.min(1, (fit * roomPx) / widthPx);
  return Math.abs(next - fit) < UNSEEN ? fit : next;
}
