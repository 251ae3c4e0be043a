/** Length of a degree of latitude, in units of the drawing. */
const degree = 100;

/** A degree of longitude is shorter, by the cosine of the latitude of Poland's middle (52°). */
const longitudeDegree = degree * Math.cos((52 * Math.PI) / 180);

/** The corner in the north-west, in degrees, a little outside of the country. */
const corner = { longitude: 13.95, latitude: 55.05 };

/** Size of the drawing: to a little outside of the corner in the south-east. */
export const mapSize = { width: 640, height: 620 } as const;

/**
 * Where a place lies in the drawing (equirectangular, true to scale at 52° north).
 * @param longitude Degrees east.
 * @param latitude Degrees north.
 */
export const project = (longitude: number, latitude: number) => ({
  x: Math.round((longitude - corner.longitude) * longitudeDegree),
  y: Math.round((corner.latitude - latitude) * degree),
});
