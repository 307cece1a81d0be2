import { createLaterPart } from '../laterPart';
import { whenNear } from '../whenNear';
import styles from './Costs.module.css';
import type { PARTS } from './CostsBelow';
import { ProcessSection } from './ProcessSection';

const createPart = (name: keyof typeof PARTS) =>
  createLaterPart(
    () => whenNear('[data-costs]'),
    async () => (await import('./CostsBelow')).PARTS[name],
  );

/** Most of the page is not needed for its first screen. */
const materials = createPart('materials');
const cards = createPart('cards');
const tips = createPart('tips');
const last = createPart('last');

export const loadCostsBelow = () => Promise.all([materials, cards, tips, last].map(({ load }) => load()));

/** Fetches the page's first picture before the page is opened. */
export const loadCostsPicture = async () => (await import('./CostsBelow')).fetchFirstPicture();

/** The last chapter: what a garment costs, what to do about it, and how far the drip came meanwhile. */
export function Costs() {
  return (
    <div className={styles.costs}>
      <ProcessSection />
      <materials.Part />
      <cards.Part />
      <tips.Part />
      <last.Part />
    </div>
  );
}
