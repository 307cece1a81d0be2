/** What the browser tells of the connection, where it does. */
interface Connection {
  saveData?: boolean;
}

/** Whether the reader asked to save data. */
export function savesData(): boolean {
  return (navigator as Navigator & { connection?: Connection }).connection?.saveData === true;
}
