const setValue = () => Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** How a control tells what it was set to otherwise than it was sent; undefined where it stands as sent. */
function findEarly(control: HTMLElement | null): (() => void) | undefined {
  if (control instanceof HTMLSelectElement) {
    const sent = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    if (sent < 0 || sent === control.selectedIndex) return undefined;
    return () => control.dispatchEvent(new Event('change', { bubbles: true }));
  }
  if (!(control instanceof HTMLInputElement)) return undefined;
  if (control.type === 'radio') {
    if (!control.checked || control.defaultChecked) return undefined;
    return () => {
      control.checked = false;
      control.click();
    };
  }
  const { value, defaultValue } = control;
  const asSent = control.cloneNode() as HTMLInputElement;
  asSent.value = defaultValue;
  // A slider stands at its nearest step, which nobody has set.
  if (!control.hasAttribute('value') || value === asSent.value) return undefined;
  return () => {
    control.value = defaultValue;
    setValue()?.call(control, value);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

/**
 * Tells React of what a control was set to before the page's script came: by an early reader, or by a browser that restores a
 * tab. React knows the value that it writes itself, and hears of another one only by an event.
 */
function tellEarly(control: HTMLElement | null): void {
  const tell = findEarly(control);
  // The router takes no change of the address before its own effects have run.
  if (tell) queueMicrotask(tell);
}

/**
 * For every control whose state is ours: no browser may write into it, on a reload or in a restored tab, what it held before.
 * Firefox does so with values, and with whether a button can be pressed. What is written all the same is heard.
 */
export const UNRESTORED = { autoComplete: 'off', ref: tellEarly } as const;
