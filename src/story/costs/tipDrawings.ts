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
    path: `M0 214 L8 214 Q22 214 22 200 L22 50 Q22 28 42 31 C54 33 62 36 70 38 L108 43 L108 98
      C108 110 122 114 134 121 C148 129 146 150 128 149 C114 148 92 144 80 136 Q70 129 70 116 L70 38
      L108 43 C122 45 136 46 150 46 L226 44 L234 152 L200 154 L188 92 L176 154 L142 152 L150 46 L226 44
      C240 42 248 39 258 34 Q278 26 278 48 L278 200 Q278 214 292 214 L300 214`,
    pegs: [
      [72, 39],
      [106, 43],
      [152, 47],
      [224, 45],
    ],
    drops: [
      [100, 168],
      [118, 190],
      [160, 176],
      [216, 180],
    ],
  },
  tag: {
    path: `M0 214 L22 214 Q44 214 44 192 L44 46 Q44 34 56 34 L156 34 Q166 34 173 41 L222 92
      Q233 104 222 116 L173 167 Q166 174 156 174 L64 174 C56 174 66 160 84 142
      C72 102 98 66 152 60 C158 112 130 148 84 142 C100 124 118 106 134 92
      C146 82 168 100 202 104 M202 104 C232 96 264 66 268 42 C271 22 248 20 246 42
      C243 82 276 110 274 160 C273 190 276 214 292 214 L300 214`,
    holes: [[204, 104]],
  },
};

/** The drawing as SVG path data. */
export function traceDrawing(id: TipDrawingId): string {
  return TIP_DRAWINGS[id].path.replace(/\s+/g, ' ');
}
