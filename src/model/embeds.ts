interface Embed {
  /** The page that it is of, and that page's card. */
  page: string;
  card: string;
  /**
   * The room that a page keeps for it before it has come, in CSS pixels: the higher of `px`, and `narrowPx` less `slope` for
   * each pixel of its width. All languages fit; embeds.spec measures it.
   */
  room: { px: number; narrowPx: number; slope: number };
}

/** What other pages may show in a frame: charts/embed/water and so on. */
export const EMBEDS = {
  production: {
    page: 'charts/production',
    card: 'production',
    room: { px: 1135, narrowPx: 1945, slope: 2 },
  },
  water: { page: 'charts/fabrics', card: 'fabrics', room: { px: 1020, narrowPx: 1455, slope: 1 } },
  energy: { page: 'charts/fabrics', card: 'fabrics', room: { px: 1125, narrowPx: 2295, slope: 3 } },
  co2: { page: 'charts/fabrics', card: 'fabrics', room: { px: 1100, narrowPx: 2210, slope: 3 } },
  where: { page: 'thirsty_fashion/where', card: 'where', room: { px: 1080, narrowPx: 1455, slope: 0.9 } },
  counted: { page: 'thirsty_fashion/info1', card: 'shirt', room: { px: 810, narrowPx: 1685, slope: 1.5 } },
  lives: { page: 'thirsty_fashion/lives', card: 'lives', room: { px: 1060, narrowPx: 1240, slope: 0.5 } },
} as const satisfies Record<string, Embed>;

export type EmbedId = keyof typeof EMBEDS;
export const EMBED_IDS = Object.keys(EMBEDS) as EmbedId[];

/** The embed that a name with its settings is of: "where?grown=india" → "where". */
export const findEmbed = (name: string): EmbedId | undefined =>
  EMBED_IDS.find((id) => id === name.split(/[?#]/)[0]);

/** The room for it at a width, in whole pixels. */
export function calculateEmbedRoom(id: EmbedId, widthPx: number): number {
  const { px, narrowPx, slope } = EMBEDS[id].room;
  return Math.ceil(Math.max(px, narrowPx - slope * widthPx));
}

/**
 * The same as CSS, `unit` being a hundredth of the width: "max(900px, 1100px - 60vw)".
 * @param marginPx by how much the width may be less than a hundred of that unit
 */
export function formatEmbedRoom(id: EmbedId, unit: 'cqi' | 'vw', marginPx = 0): string {
  const { px, narrowPx, slope } = EMBEDS[id].room;
  return `max(${px}px, ${Math.ceil(narrowPx + slope * marginPx)}px - ${Math.round(slope * 100)}${unit})`;
}
