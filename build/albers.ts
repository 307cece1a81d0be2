/** Mean radius of the Earth in kilometers (IUGG). */
const EARTH_RADIUS_KM = 6371.0088;

const DEGREE = Math.PI / 180;

export interface AlbersSettings {
  /** The two latitudes in degrees along which shapes are truest. */
  parallels: readonly [number, number];
  /** Longitude and latitude in degrees of the point that becomes 0, 0. */
  origin: readonly [number, number];
}

/**
 * Albers' equal-area conic projection of the sphere, in kilometers: x grows to the east, y to the south.
 * Source of the formulas: J. P. Snyder, Map Projections, USGS 1987, section 14.
 */
export function createAlbers({ parallels, origin }: AlbersSettings) {
  const [first, second] = parallels.map((latitude) => Math.sin(latitude * DEGREE)) as [number, number];
  const cone = (first + second) / 2;
  const constant = 1 - first ** 2 + 2 * cone * first;
  const radiusAt = (latitude: number) =>
    (EARTH_RADIUS_KM / cone) * Math.sqrt(constant - 2 * cone * Math.sin(latitude * DEGREE));
  const originRadius = radiusAt(origin[1]);
  return (longitude: number, latitude: number): [number, number] => {
    const radius = radiusAt(latitude);
    const angle = cone * (longitude - origin[0]) * DEGREE;
    return [radius * Math.sin(angle), radius * Math.cos(angle) - originRadius];
  };
}
