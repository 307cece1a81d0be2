/** A shape on the map, projected with equal areas: every square unit stands for the same land or water. */
export interface Outline {
  width: number;
  height: number;
  /** Length of one unit on the ground. */
  kmPerUnit: number;
  /** Closed rings as x, y, x, y, …: land or water runs clockwise on the screen, holes run the other way. */
  rings: readonly (readonly number[])[];
}
