import { createLaterParts } from '../laterPart';
import { whenNear } from '../whenNear';
import styles from './Costs.module.css';
import { ProcessSection } from './ProcessSection';

/** Most of the page is not needed for its first screen. */
export const { Part: CostsBelow, load: loadCostsBelow } = createLaterParts(
  ['energy', 'co2', 'cards', 'tips', 'last'],
  () => whenNear('[data-costs]'),
  async () => (await import('./CostsBelow')).PARTS,
);

/** Fetches the page's first picture before the page is opened. */
export const loadCostsPicture = async () => (await import('./CostsBelow')).fetchFirstPicture();

/** The last chapter: what a garment costs, what to do about it, and how far the drip came meanwhile. */
export function Costs() {
  return (
    <div className={styles.costs}>
      <ProcessSection />
      <CostsBelow />
    </div>
  );
}
