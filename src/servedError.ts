import { STATUS_TEXTS } from '#words/error';
import { HOME_ID, ROOT_ID } from './routes';

/** An error response as the router keeps it. */
interface ServedError {
  status: number;
  statusText: string;
  internal: boolean;
  data: null;
}

/** The router's errors for a page that the server answered with `status`, by the id of the boundary's route. */
export function createServedError(status: number, boundary: string): Record<string, ServedError> {
  const statusText = STATUS_TEXTS[status] ?? '';
  return { [boundary]: { status, statusText, internal: true, data: null } };
}

/**
 * The server knows the status of the page it sent (a malformed URL, a wrong method); the router cannot. The
 * HTML says it on the root element: data-status="400", data-boundary="root".
 * @returns undefined for an ordinary page
 */
export function readServedError(dataset: {
  status?: string;
  boundary?: string;
}): Record<string, ServedError> | undefined {
  const status = Number(dataset.status);
  if (!(status in STATUS_TEXTS)) return undefined;
  return createServedError(status, dataset.boundary === HOME_ID ? HOME_ID : ROOT_ID);
}
