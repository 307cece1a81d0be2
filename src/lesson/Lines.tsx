import styles from './Lines.module.css';

/** Lines to write on. */
export function Lines({ count }: { count: number }) {
  return (
    <div className={styles.lines} aria-hidden="true" data-lines="">
      {Array.from({ length: count }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
        <i key={line} />
      ))}
    </div>
  );
}
