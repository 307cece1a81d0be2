import styles from './TeachStory.module.css';

/** What a standard asks, in its own words, and what of it the lesson does. */
const STANDARDS = [
  {
    code: 'MS-ESS3-4',
    of: 'Next Generation Science Standards, NGSS Lead States, 2013 (United States)',
    text: 'Construct an argument supported by evidence for how increases in human population and per-capita consumption of natural resources impact Earth’s systems.',
    lesson: 'Pupils test what is said of the water that clothes take, for each person and for the world.',
  },
  {
    code: 'MS-ESS3-3',
    of: 'Next Generation Science Standards, NGSS Lead States, 2013 (United States)',
    text: 'Apply scientific principles to design a method for monitoring and minimizing a human impact on the environment.',
    lesson: 'In part: pupils measure an impact. They do not design a method.',
  },
  {
    code: '6.RP.A.3.c',
    of: 'Common Core State Standards for Mathematics (United States)',
    text: 'Find a percent of a quantity as a rate per 100 (e.g., 30% of a quantity means 30/100 times the quantity); solve problems involving finding the whole, given a part and the percent.',
    lesson: 'Tasks one, three, four and seven.',
  },
  {
    code: '6.RP.A.3.d',
    of: 'Common Core State Standards for Mathematics (United States)',
    text: 'Use ratio reasoning to convert measurement units; manipulate and transform units appropriately when multiplying or dividing quantities.',
    lesson: 'Tasks two, five and six.',
  },
] as const;

/** Where the lesson fits in, and where we do not know. */
export function Curriculum() {
  return (
    <>
      <table className={styles.standards} data-standards="" aria-label="Standards that the lesson serves">
        <thead>
          <tr>
            <th scope="col">Standard</th>
            <th scope="col">Its text</th>
            <th scope="col">In this lesson</th>
          </tr>
        </thead>
        <tbody>
          {STANDARDS.map(({ code, of, text, lesson }) => (
            <tr key={code}>
              <th scope="row">
                <b>{code}</b> <span>{of}</span>
              </th>
              <td>{`“${text}”`}</td>
              <td>{lesson}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.unmapped}>
        We read these texts in pages that quote them, not in the standards. All others are not mapped: the
        rest of Common Core, England, Canada, Australia and more. We have not read their texts, and we do not
        guess.
      </p>
    </>
  );
}
