import { Fragment } from 'react';
import * as words from '#words/specimen';
import { COTTON_CUPS } from '../data/shirt';
import { formatCups } from '../model/format';
import { describeShare } from '../model/share';
import styles from './SpecimenSizes.module.css';

const SIZES = [
  { label: words.sizeFitted, className: `${styles.serif} ${styles.size5}`, text: words.textFitted },
  {
    label: words.sizePoster,
    className: `${styles.serif} ${styles.size4}`,
    text: formatCups(COTTON_CUPS),
  },
  { label: words.sizeNumber, className: `${styles.serif} ${styles.size3}`, text: words.textNumber },
  {
    label: words.sizeTitle,
    className: `${styles.serif} ${styles.size2}`,
    text: words.textTitle,
  },
  {
    label: words.sizeLead,
    className: `${styles.serif} ${styles.size1}`,
    text: words.textLead(describeShare(6).division),
  },
  {
    label: words.sizeBody,
    className: styles.size0,
    text: words.textBody,
  },
  {
    label: words.sizeLabel,
    className: styles.sizeSmall,
    text: words.textLabel,
  },
] as const;

const WEIGHTS = [
  { weight: 100, className: styles.weight1, text: words.weightThin },
  { weight: 300, className: styles.weight3, text: words.weightLight },
  { weight: 500, className: styles.weight5, text: words.weightMiddle },
  { weight: 700, className: styles.weight7, text: words.weightBold },
  { weight: 900, className: styles.weight9, text: words.weightHeavy },
] as const;

/** Every size of the type scale, under its own name. */
export function Sizes() {
  return (
    <section className={`${styles.part} ${styles.sizes}`}>
      <hr className={styles.rule} />
      <dl>
        {SIZES.map(({ label, className, text }) => (
          <Fragment key={label}>
            <dt className={styles.label}>{label}</dt>
            <dd className={className}>{text}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}

/** The serif from sewing thread to rope, each line labeled with its weight. */
export function Weights() {
  return (
    <section data-ground="weld">
      <ul className={`${styles.part} ${styles.weights}`}>
        {WEIGHTS.map(({ weight, className, text }) => (
          <li key={weight} className={className}>
            <span>{text}</span>
            <small>{weight}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
