import { checkText } from '#words/lake';
import sheet from '../theme/type.css?raw';

/** Every style by its name, as the sheet has them. */
const NAMES = [...new Set([...sheet.matchAll(/^\.(\w+)(?=[,\s])/gm)].map(([, name = '']) => name))];

/** The same sentence in each text style. */
export function Styles() {
  return NAMES.map((name) => (
    <section key={name} data-style={name}>
      <p className="label">{name}</p>
      <p className={name}>{checkText}</p>
    </section>
  ));
}
