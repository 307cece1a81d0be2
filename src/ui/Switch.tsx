import { useId } from 'react';
import { Button } from './Button';
import styles from './Switch.module.css';

interface SwitchProps {
  isOn: boolean;
  /** What it switches on. */
  children: string;
  /** What that does, in a line. */
  line?: string;
  onChange: (isOn: boolean) => void;
}

/** Something that is on or off. */
export function Switch({ isOn, children, line, onChange }: SwitchProps) {
  const id = useId();
  return (
    <Button
      look="plain"
      role="switch"
      className={styles.switch}
      aria-checked={isOn}
      aria-label={children}
      aria-describedby={line && id}
      onClick={() => onChange(!isOn)}
    >
      <span>
        <b>{children}</b>
        {line && <small id={id}>{line}</small>}
      </span>
    </Button>
  );
}
