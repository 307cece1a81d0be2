/** The box of every drawing. The thread comes in at its left, on the ground line, and leaves at its right. */
export const DRAWING_BOX = { width: 300, height: 232 } as const;

export type TipDrawingId = 'shirt' | 'button' | 'line' | 'tag';
type Spot = readonly [x: number, y: number];

interface TipDrawing {
  /** The thread's way: absolute M, L, C and Q. A second M means that it runs on behind the cloth. */
  path: string;
  /** Holes that the thread goes through. */
  holes?: readonly Spot[];
  /** Pegs on a washing line. */
  pegs?: readonly Spot[];
  /** Drops that fall. */
  drops?: readonly Spot[];
}

/** In the order of the tips: wear again, mend, line-dry, read the label. */
export const TIP_ORDER: readonly TipDrawingId[] = ['shirt', 'button', 'line', 'tag'];

export const TIP_DRAWINGS: Readonly<Record<TipDrawingId, TipDrawing>> = {
  shirt: {
    path: `M0 214 L64 214 C120 216 170 216 208 211 C203 178 203 140 207 106 C217 111 228 119 238 127
      Q244 131 249 126 L275 98 Q279 93 275 88 C258 68 232 46 208 38 C196 33 186 30 177 25
      C172 46 161 55 150 55 C139 55 128 46 123 25 C114 30 104 33 92 38 C68 46 42 68 25 88
      Q21 93 25 98 L51 126 Q56 131 62 127 C72 119 83 111 93 106 C97 140 97 172 92 197
      C130 202 168 202 206 197 C232 193 236 214 262 214 L300 214`,
  },
  button: {
    path: `M0 214 L72 214 C112 214 112 190 150 190 C197.500 190 236 151.500 236 104 C236 56.500 197.500 18 150 18
      C102.500 18 64 56.500 64 104 C64 142 100 167 150 167 C184.800 167 213 138.800 213 104
      C213 69.200 184.800 41 150 41 C115.200 41 87 69.200 87 104 C87 128 104 150 130 124 L170 84
      M130 84 L170 124 C196 150 204 214 262 214 L300 214`,
    holes: [
      [130, 84],
      [170, 84],
      [130, 124],
      [170, 124],
    ],
  },
  line: {
    path: `M0 214 L6 214 Q20 214 20 200 L20 48 Q20 26 38 29 C46 31 52 33 58 35 L96 42 L95 92
      C95 104 108 109 122 116 C137 124 135 147 116 147 C100 147 82 143 70 134 Q59 126 59 112 L58 35
      L96 42 C116 45 136 47 156 47 L238 43 L247 158 L212 160 L200 92 L187 161 L152 159 L156 47 L238 43
      C248 41 254 38 262 33 Q280 24 280 46 L280 200 Q280 214 294 214 L300 214`,
    pegs: [
      [62, 35],
      [93, 41],
      [160, 46],
      [233, 43],
    ],
    drops: [
      [92, 168],
      [112, 190],
      [170, 182],
      [232, 178],
    ],
  },
  tag: {
    path: `M0 214 L22 214 Q42 214 42 194 L42 44 Q42 32 54 32 L156 32 Q166 32 173 39 L224 92
      Q235 104 224 116 L173 169 Q166 176 156 176 L54 176 C60 172 72 164 84 153
      C62 112 92 66 150 62 C166 114 132 152 84 153 C102 132 122 100 150 62
      C166 46 190 82 204 104 M204 104 C232 92 262 64 266 40 C269 20 246 18 244 40
      C241 82 276 110 275 160 C274 190 278 214 294 214 L300 214`,
    holes: [[204, 104]],
  },
};

/** The drawing as SVG path data. */
export function traceDrawing(id: TipDrawingId): string {
  return TIP_DRAWINGS[id].path.replace(/\s+/g, ' ');
}
