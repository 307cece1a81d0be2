import { useState } from 'react';
import * as words from '#words/keepOffline';
import { formatMegabytes } from '../offline/formatMegabytes';
import type { WholeList } from '../offline/wholeCopy';
import type { WhyNot } from '../offline/whyNotKept';
import { Button } from '../ui/Button';
import { Failure, PressFailed } from '../ui/PressFailed';
import { Section } from '../ui/section/Section';

type State =
  | { step: 'idle' | 'kept' }
  | { step: 'failed'; why: WhyNot }
  | { step: 'ask' | 'keeping'; list: WholeList };

/** What another press can mend. */
const PASSING: readonly WhyNot[] = ['noRoom', 'notWhole', 'failed'];

function Failed({ why }: { why: WhyNot }) {
  const text = words.whyNot[why];
  if (PASSING.includes(why)) return <PressFailed what={text} />;
  return <Failure>{text}</Failure>;
}

/** Keeps pictures and data for this browser, after saying what it takes. Pages and scripts it keeps unasked. */
function Keep() {
  const [state, setState] = useState<State>({ step: 'idle' });
  const fail = (why: WhyNot) => setState({ step: 'failed', why });
  const ask = async () => {
    setState({ step: 'idle' });
    try {
      const { fetchWholeList } = await import('../offline/keepWhole');
      const list = await fetchWholeList();
      if (typeof list === 'string') fail(list);
      // Who has pressed twice may have said yes by now.
      else setState((now) => (now.step === 'idle' ? { step: 'ask', list } : now));
    } catch {
      fail('notWhole');
    }
  };
  const keep = async (list: WholeList) => {
    setState({ step: 'keeping', list });
    const { keepWhole } = await import('../offline/keepWhole');
    const outcome = await keepWhole(list);
    if (outcome === 'kept') setState({ step: 'kept' });
    else fail(outcome);
  };
  return (
    <div className="needs-script">
      {'list' in state ? (
        <Button key="keep" look="words" disabled={state.step === 'keeping'} onClick={() => keep(state.list)}>
          {words.confirm(formatMegabytes(state.list.bytes))}
        </Button>
      ) : (
        <Button key="ask" look="words" onClick={ask}>
          {words.ask}
        </Button>
      )}
      <p aria-live="polite" aria-atomic="true">
        {state.step === 'kept' && <span>{words.kept}</span>}
        {state.step === 'ask' && <span>{words.question}</span>}
      </p>
      {state.step === 'failed' && <Failed why={state.why} />}
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
