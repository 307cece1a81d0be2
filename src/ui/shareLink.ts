/** What came of a share: nothing to say, a link that is copied, or one to be copied by hand. */
export type Shared = 'shared' | 'copied' | { link: string };

/** Whoever closes the sheet has not failed, nor who presses again while it is open. */
const NO_FAILURE: readonly unknown[] = ['AbortError', 'InvalidStateError'];

/** Shares where the browser can; where it cannot, or fails to, the link is copied, and where it cannot be, it is shown. */
export async function shareLink(link: string, share: () => Promise<void>): Promise<Shared> {
  // Not every browser has it.
  if (typeof navigator.share === 'function') {
    try {
      await share();
      return 'shared';
    } catch (error) {
      if (NO_FAILURE.includes((error as Error | undefined)?.name)) return 'shared';
    }
  }
  try {
    await navigator.clipboard.writeText(link);
    return 'copied';
  } catch {
    return { link };
  }
}
