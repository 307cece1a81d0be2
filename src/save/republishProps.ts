import type { ChartSpec } from '../charts/chartSpec';

/** What others may show on their pages. */
export interface RepublishProps {
  /** A chart; without one it is the scene that the button stands in. */
  chart?: ChartSpec;
  /** Whether a picture of it is to be had; its ground may be gone by the time that its button is reached. */
  hasPicture?: boolean;
  /** Its address below `charts/embed/`, with what is set ("water", "where?grown=india"), and what it is called there. */
  embed?: { id: string; name: string } | undefined;
}
