import { useId, useState } from 'react';
import * as words from '#words/sources';
import { Field, Select } from '../ui/Field';
import { type EntryFilter, filterEntries } from './filterEntries';
import styles from './LedgerFilter.module.css';

const VERDICTS = Object.entries(words.VERDICTS) as [EntryFilter['verdict'], string][];

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
    <search className={`axis needs-script screen-only ${styles.filter}`}>
      <label htmlFor={`${id}words`}>{words.findFigure}</label>
      <Field
        id={`${id}words`}
        type="search"
        value={filter.words}
        onChange={(event) => change({ ...filter, words: event.target.value })}
      />
      <Select
        aria-label={words.verdict}
        value={filter.verdict}
        options={VERDICTS}
        onChange={(verdict) => change({ ...filter, verdict })}
      />
      <p aria-live="polite" aria-atomic="true">
        {shown && (
          <>
            <span>{shown.found === 0 ? words.nothingFound : words.foundOf(shown.found, shown.total)}</span>
            <span className="visually-hidden">{words.figures(shown.total)}</span>
          </>
        )}
      </p>
    </search>
  );
}
