/** What the browser tells of the connection, where it does. */
interface Connection {
  saveData?: boolean;
}

/** Whether the reader asked to save data, of the browser or of the system. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
}
