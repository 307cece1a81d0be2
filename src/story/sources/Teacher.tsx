import { Figure } from './Figure';
import styles from './SourcesText.module.css';

/** What we would tell a teacher who takes the story into a class. */
export function Teacher() {
  return (
    <ol className={styles.teacher}>
      <li>
        Water stories depend on what is counted: irrigation, rain, or the water it would take to thin out
        pollution.
      </li>
      <li>
        The cotton itself is <Figure id="cotton-share-of-shirt" /> of our T-shirt’s water. Factory steps are
        small in volume, but they can pollute.
      </li>
      <li>
        The Lake Ontario comparison is <Figure id="lake-overstated">ten times</Figure> too big. A good
        exercise: find the slip.
      </li>
      <li>California is a fair comparison of size, with no confirmed year.</li>
      <li>
        Multiply two columns, liters per kilogram and million tons. The six fabrics give{' '}
        <Figure id="six-fabrics-water" />, <Figure id="six-fabrics-cotton" /> of it cotton. A data set can
        check itself.
      </li>
      <li>
        Units matter. <Figure id="phases-sum">2,600</Figure> kilograms for one kilogram cannot be. As grams
        for one T-shirt the number fits.
      </li>
      <li>
        <Figure id="garment-phase-share">Half</Figure> of the T-shirt’s carbon is in making the garment, not
        in growing the cotton.
      </li>
      <li>
        No fiber wins every column. The Fiber Bible says that there are no “sustainable” or “unsustainable”
        fiber types.
      </li>
      <li>
        A boundary can move a number tenfold. For one person in the EU, one agency counted{' '}
        <Figure id="eu-water-2017" /> of water a year, and three years later <Figure id="eu-water-2020" />.
        That is no saving: it counted something else.
      </li>
      <li>Studies of a whole life vary. A range is honest.</li>
      <li>Wearing clothes longer helps, whatever the fiber.</li>
    </ol>
  );
}
