import * as words from '#words/correction';

/** Says before a struck claim what its line says to the eye: screen readers leave strokes out. */
export function Struck() {
  return <span className="visually-hidden">{words.struckOut}</span>;
}
