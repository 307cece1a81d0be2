import * as words from '#words/claim';

/** What the dashed line below a number means: in each receipt of such a number, and once on a page whose numbers cannot be pressed. */
export function UnconfirmedKey() {
  return (
    <span data-unconfirmed-key="">{words.unconfirmedKey(<i data-unconfirmed="">{words.dashed}</i>)}</span>
  );
}
