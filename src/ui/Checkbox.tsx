import type { ComponentProps, ReactNode } from 'react';
import { UNRESTORED } from './unrestored';

/** One of several that may be chosen together, with its name. Its list says what it looks like. */
export function Checkbox({ children, ...given }: ComponentProps<'input'> & { children: ReactNode }) {
  return (
    <label className="control">
      <input {...UNRESTORED} {...given} type="checkbox" />
      <span>{children}</span>
    </label>
  );
}
