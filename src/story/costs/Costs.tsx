import { lazy, Suspense } from 'react';
import styles from './Costs.module.css';
import { ProcessSection } from './ProcessSection';
import { whenNear } from './whenNear';

// Most of the page is not needed for its first screen: it is sent as HTML, and its script comes when it is near.
const CostsBelow = lazy(async () => {
  await whenNear('[data-costs]');
  return { default: (await import('./CostsBelow')).CostsBelow };
});

/** The last chapter: what a garment costs, what to do about it, and how far the drip came meanwhile. */
export function Costs() {
  return (
    <div className={styles.costs}>
      <ProcessSection />
      <Suspense>
        <CostsBelow />
      </Suspense>
    </div>
  );
}
