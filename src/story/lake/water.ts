import { LAKE_ONTARIO } from '../../data/outlines/lakeOntario';
import { measureWater, placeEdges } from './shoreline';

/** Lake Ontario's water column by column, in the outline's units. */
export const WATER = measureWater(LAKE_ONTARIO);

/** Where the water ends that covers a share of the lake, in the map's units from its western end. */
export const findEdge = (share: number): number => placeEdges(WATER, share, 1)[1] ?? 0;
