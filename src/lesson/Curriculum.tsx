import * as words from '#words/lesson';
import styles from './TeachStory.module.css';

/** What each standard asks, in its own words. */
const STANDARDS = [
  {
    code: 'MS-ESS3-4',
    text: 'Construct an argument supported by evidence for how increases in human population and per-capita consumption of natural resources impact Earth’s systems.',
  },
  {
    code: 'MS-ESS3-3',
    text: 'Apply scientific principles to design a method for monitoring and minimizing a human impact on the environment.',
  },
  {
    code: '6.RP.A.3.c',
    text: 'Find a percent of a quantity as a rate per 100 (e.g., 30% of a quantity means 30/100 times the quantity); solve problems involving finding the whole, given a part and the percent.',
  },
  {
    code: '6.RP.A.3.d',
    text: 'Use ratio reasoning to convert measurement units; manipulate and transform units appropriately when multiplying or dividing quantities.',
  },
] as const;

/** Texts that we could not open, by their own names. */
const UNREAD = [
  {
    of: 'unitedStates',
    lang: 'en',
    texts: 'Next Generation Science Standards, HS-ESS3-4; Common Core, N-Q.A',
  },
  { of: 'england', lang: 'en', texts: 'National curriculum, key stage 3; GCSE subject content' },
  { of: 'france', lang: 'fr', texts: 'Programmes du cycle 4' },
  { of: 'germany', lang: 'de', texts: 'Bildung für nachhaltige Entwicklung (BNE)' },
  { of: 'spain', lang: 'es', texts: 'LOMLOE' },
  { of: 'unitedNations', lang: 'en', texts: 'Sustainable Development Goals' },
] as const;

/** Where the lesson fits in, and where we do not know. */
export function Curriculum() {
  return (
    <>
      <table className={styles.standards} data-standards="" aria-label={words.standardsLabel}>
        <thead>
          <tr>
            <th scope="col">{words.standardHead}</th>
            <th scope="col">{words.standardText}</th>
            <th scope="col">{words.standardLesson}</th>
          </tr>
        </thead>
        <tbody>
          {STANDARDS.map(({ code, text }) => {
            const { of, gloss, lesson } = words.STANDARDS[code];
            return (
              <tr key={code}>
                <th scope="row">
                  <b>{code}</b> <span>{of}</span>
                </th>
                {gloss ? (
                  <td key="gloss">
                    <p lang="en">{`“${text}”`}</p>
                    <p>{gloss}</p>
                  </td>
                ) : (
                  <td key="text">{`“${text}”`}</td>
                )}
                <td>{lesson}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={styles.unmapped}>{words.unmapped}</p>
      <h3 className={styles.subhead}>{words.unreadTitle}</h3>
      <dl className={styles.adapt} data-standards="">
        {UNREAD.map(({ of, lang, texts }) => (
          <div key={of}>
            <dt className="caption">{words.UNREAD[of]}</dt>
            <dd lang={lang}>{texts}</dd>
          </div>
        ))}
      </dl>
      <h3 className={styles.subhead}>{words.examTitle}</h3>
      <dl className={styles.adapt}>
        {words.EXAM_TERMS.map(({ name, what }) => (
          <div key={name}>
            <dt className="caption">{name}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
