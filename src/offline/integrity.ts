/** Whether the body has the SHA-384 that `integrity` ("sha384-…") names; false as well where it can't be read. */
export async function matchesIntegrity(response: Response, integrity: string): Promise<boolean> {
  try {
    const digest = await crypto.subtle.digest('SHA-384', await response.clone().arrayBuffer());
    return integrity === `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
  } catch {
    // Browsers fail to read entries that were damaged on the disk.
    return false;
  }
}
