import type { MirrorKind, MirrorOrder } from '../../charts/mirror/layout';
import styles from './SortButtons.module.css';

const NAMES: Record<MirrorOrder, string> = { listed: 'Listed', water: 'Water', energy: 'Energy', co2: 'CO2' };

interface SortButtonsProps {
  kind: MirrorKind;
  order: MirrorOrder;
  onSort: (order: MirrorOrder) => void;
}

/** Sorts the rows by either side, or back to the order in which they are listed. */
export function SortButtons({ kind, order, onSort }: SortButtonsProps) {
  const orders: MirrorOrder[] = ['listed', 'water', kind];
  return (
    <fieldset className={`needs-script ${styles.sort}`}>
      <legend className="visually-hidden">Sort the rows</legend>
      <div>
        <span aria-hidden="true">Sort</span>
        {orders.map((choice) => (
          <button key={choice} type="button" aria-pressed={choice === order} onClick={() => onSort(choice)}>
            {NAMES[choice]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
