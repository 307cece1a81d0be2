import { useState } from 'react';
import * as words from '#words/keepOffline';
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
          {words.confirm(formatMegabytes(state.list.bytes))}
        </button>
      ) : (
        <button key="ask" type="button" className="button-link" onClick={ask}>
          {words.ask}
        </button>
      )}
      <p aria-live="polite" aria-atomic="true">
        {state.step === 'kept' && <span>{words.kept}</span>}
        {state.step === 'ask' && <span>{words.question}</span>}
      </p>
      {state.step === 'failed' && <PressFailed what={words.failed} />}
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
