/**
 * Returns the records unchanged when every id is unique, every number positive and every text filled.
 * Throws a RangeError that names the bad fact, which stops the build.
 */
export function checkRecords<T extends { id: string }>(table: string, records: readonly T[]): readonly T[] {
  const ids = new Set<string>();
  for (const record of records) {
    if (ids.has(record.id)) throw new RangeError(`${table}: the id "${record.id}" is used twice`);
    ids.add(record.id);
    for (const [field, value] of Object.entries(record)) {
      const isBadNumber = typeof value === 'number' && !(value > 0 && value < Number.POSITIVE_INFINITY);
      if (isBadNumber || value === '') {
        throw new RangeError(`${table}: ${record.id}.${field} must be positive or filled, got "${value}"`);
      }
    }
  }
  return records;
}
