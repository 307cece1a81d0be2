import * as words from '#words/claim';

/** What the dashed line below a number means: once on each page, where its first one stands. */
export function UnconfirmedKey() {
  return (
    <span data-unconfirmed-key="">{words.unconfirmedKey(<i data-unconfirmed="">{words.dashed}</i>)}</span>
  );
}
