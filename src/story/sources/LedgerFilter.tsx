import { useId, useState } from 'react';
import { type EntryFilter, filterEntries } from './filterEntries';
import styles from './LedgerFilter.module.css';

const VERDICTS: readonly { verdict: EntryFilter['verdict']; name: string }[] = [
  { verdict: 'all', name: 'All verdicts' },
  { verdict: 'holds', name: 'Holds' },
  { verdict: 'holds with a note', name: 'With a note' },
  { verdict: 'unconfirmed', name: 'Unconfirmed' },
  { verdict: 'off', name: 'Off' },
];

/** Finds figures in the ledger by words and by verdict, from anywhere on the page: what it found lies right below it. */
export function LedgerFilter({ ledgerId }: { ledgerId: string }) {
  const id = useId();
  const [filter, setFilter] = useState<EntryFilter>({ verdict: 'all', words: '' });
  const [shown, setShown] = useState<{ found: number; total: number }>();
  const change = (next: EntryFilter) => {
    setFilter(next);
    setShown(filterEntries(next));
    document.getElementById(ledgerId)?.scrollIntoView();
  };
  return (
    <search className={`needs-script ${styles.filter}`}>
      <label htmlFor={`${id}words`}>Find a figure</label>
      <input
        id={`${id}words`}
        type="search"
        autoComplete="off"
        value={filter.words}
        onChange={(event) => change({ ...filter, words: event.target.value })}
      />
      <select
        aria-label="Verdict"
        value={filter.verdict}
        onChange={(event) => change({ ...filter, verdict: event.target.value as EntryFilter['verdict'] })}
      >
        {VERDICTS.map(({ verdict, name }) => (
          <option key={verdict} value={verdict}>
            {name}
          </option>
        ))}
      </select>
      <p aria-live="polite" aria-atomic="true">
        {shown && (
          <>
            <span>{`${shown.found} of ${shown.total}`}</span>
            <span className="visually-hidden">{'\u00a0figures'}</span>
          </>
        )}
      </p>
    </search>
  );
}
