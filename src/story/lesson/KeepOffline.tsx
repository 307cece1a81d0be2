import { useState } from 'react';
import { formatMegabytes } from '../../offline/formatMegabytes';
import { fetchWholeList, keepWhole } from '../../offline/registerWorker';
import type { WholeList } from '../../offline/wholeCopy';
import { PressFailed } from '../PressFailed';
import { Section } from '../section/Section';

type State = { step: 'idle' | 'failed' | 'kept' } | { step: 'ask' | 'keeping'; list: WholeList };

/** Keeps pictures and data for this browser, after saying what it takes. Pages and scripts it keeps unasked. */
function Keep() {
  const [state, setState] = useState<State>({ step: 'idle' });
  const fail = () => setState({ step: 'failed' });
  const ask = () => fetchWholeList().then((list) => setState({ step: 'ask', list }), fail);
  const keep = (list: WholeList) => {
    setState({ step: 'keeping', list });
    keepWhole(list).then(() => setState({ step: 'kept' }), fail);
  };
  return (
    <div className="needs-script">
      {'list' in state ? (
        <button
          key="keep"
          type="button"
          className="button-link"
          disabled={state.step === 'keeping'}
          onClick={() => keep(state.list)}
        >
          {`Yes, keep ${formatMegabytes(state.list.bytes)}`}
        </button>
      ) : (
        <button key="ask" type="button" className="button-link" onClick={ask}>
          Keep for offline
        </button>
      )}
      <p aria-live="polite" aria-atomic="true">
        {state.step === 'kept' && <span>Kept. This browser now shows the site without a network.</span>}
        {state.step === 'ask' && <span>All pictures in full, and the data. Do you want that?</span>}
      </p>
      {state.step === 'failed' && <PressFailed what="It could not be kept." />}
    </div>
  );
}

/** The same site, kept by the browser itself. */
export function KeepOffline() {
  return (
    <Section name="teach-keep">
      <Keep />
    </Section>
  );
}
