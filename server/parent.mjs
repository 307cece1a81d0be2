/**
 * Ends this process once the one that started it has ended, however that was: a stopped build or `npm start` leaves nothing
 * behind.
 */
export function endWithParent() {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.exit(1);
  }, 500).unref();
}
