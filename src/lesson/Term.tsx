import { glossary, type TermId } from '../model/lesson/glossary';
import { Card } from '../ui/Card';
import styles from './Term.module.css';

const findId = (id: TermId) => `word-${id}`;

/** A word in running text that opens what it means. The browser does it: no script is needed. */
export function Term({ id, text }: { id: TermId; text: string }) {
  return (
    <button type="button" className={`${styles.term} printed`} popoverTarget={findId(id)}>
      {text}
    </button>
  );
}

/** The meanings that the words of a page open, once for each. */
export function TermMeanings() {
  return glossary.map(({ id, name, meaning }) => (
    <Card isSmall key={id} id={findId(id)} popover="auto" className={styles.meaning}>
      <b className="caption">{name}</b>
      <span>{meaning}</span>
    </Card>
  ));
}

/** The same words as a list, for those who teach and for paper. */
export function Glossary() {
  return (
    <dl className={`newspaper ${styles.glossary}`}>
      {glossary.map(({ id, name, meaning }) => (
        <div key={id}>
          <dt className="strong">{name}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
