import * as words from '#words/compose';
import { classWords, WORD_LANGUAGES, type WordLanguage } from '../../data/classWords';
import { Button } from '../../ui/Button';
import { LANGUAGE } from '../../words/language';
import styles from './ClassWords.module.css';

const LANGUAGES = Object.keys(WORD_LANGUAGES) as WordLanguage[];

/** How the cells of a language are set. */
const setIn = (id: WordLanguage) => ({
  lang: id,
  dir: WORD_LANGUAGES[id].dir,
  className: id === 'en' || id === LANGUAGE ? undefined : styles.others,
});

/** The words of the lesson in the languages of a class. */
export function ClassWords() {
  return (
    <>
      <p className="needs-script screen-only">
        <Button onClick={() => window.print()}>{words.wordsPrint}</Button>
      </p>
      <div className={`flat ${styles.room}`}>
        <table className={`body paper-even ${styles.words}`} aria-label={words.wordsTitle}>
          <thead>
            <tr>
              {LANGUAGES.map((id) => (
                <th key={id} scope="col" {...setIn(id)}>
                  {WORD_LANGUAGES[id].name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {classWords.map((word) => (
              <tr key={word.en}>
                {LANGUAGES.map((id) => (
                  <td key={id} {...setIn(id)}>
                    <span className={`label ${styles.language}`}>{WORD_LANGUAGES[id].name}</span>{' '}
                    <span>{word[id]}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
