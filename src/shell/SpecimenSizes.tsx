import { Fragment } from 'react';
import { COTTON_CUPS } from '../data/shirt';
import { formatNumber } from '../model/format';
import { describeShare } from '../model/share';
import styles from './SpecimenSizes.module.css';

const SIZES = [
  { label: 'fitted', className: `${styles.serif} ${styles.size5}`, text: 'Thirsty' },
  {
    label: 'poster',
    className: `${styles.serif} ${styles.size4}`,
    text: `${formatNumber(COTTON_CUPS)} cups`,
  },
  { label: 'number', className: `${styles.serif} ${styles.size3}`, text: 'Breaking down top materials' },
  {
    label: 'title',
    className: `${styles.serif} ${styles.size2}`,
    text: 'Into the vat, out of the vat, and through bath after bath',
  },
  {
    label: 'lead',
    className: `${styles.serif} ${styles.size1}`,
    text: `${describeShare(6).division}, a very small share of a very large drink`,
  },
  {
    label: 'body',
    className: styles.size0,
    text: 'Body copy is Thread Sans, set with half a line of air and never wider than thirty ems.',
  },
  {
    label: 'label',
    className: styles.sizeSmall,
    text: 'Labels and notes are half bold, and never too small.',
  },
] as const;

const WEIGHTS = [
  { weight: 100, className: styles.weight1, text: 'sewing thread' },
  { weight: 300, className: styles.weight3, text: 'single-ply cotton' },
  { weight: 500, className: styles.weight5, text: 'two-ply, twisted' },
  { weight: 700, className: styles.weight7, text: 'worsted wool' },
  { weight: 900, className: styles.weight9, text: 'rope, soaked through' },
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
