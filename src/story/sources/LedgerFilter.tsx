import { useId, useState } from 'react';
import { type EntryFilter, filterEntries } from './filterEntries';
import styles from './LedgerFilter.module.css';

const CHOICES = [
  { verdict: 'all', name: 'All' },
  { verdict: 'holds', name: 'Holds' },
  { verdict: 'holds with a note', name: 'With a note' },
  { verdict: 'unconfirmed', name: 'Unconfirmed' },
  { verdict: 'off', name: 'Off' },
] as const;

/** Finds figures in the ledger by words and by verdict. */
export function LedgerFilter() {
  const id = useId();
  const [filter, setFilter] = useState<EntryFilter>({ verdict: 'all', words: '' });
  const [shown, setShown] = useState<{ found: number; total: number }>();
  const change = (next: EntryFilter) => {
    setFilter(next);
    setShown(filterEntries(next));
  };
  return (
    <search className={`needs-script ${styles.filter}`}>
      <label htmlFor={id}>Find a figure</label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        value={filter.words}
        onChange={(event) => change({ ...filter, words: event.target.value })}
      />
      <fieldset>
        <legend className="visually-hidden">Verdict</legend>
        {CHOICES.map(({ verdict, name }) => (
          <button
            key={verdict}
            type="button"
            aria-pressed={filter.verdict === verdict}
            onClick={() => change({ ...filter, verdict })}
          >
            {name}
          </button>
        ))}
      </fieldset>
      <output>{shown && `${shown.found} of ${shown.total}`}</output>
    </search>
  );
}
