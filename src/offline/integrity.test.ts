import { describe, expect, it } from 'vitest';
import { matchesIntegrity } from './integrity.ts';

// printf 'thread' | openssl dgst -sha384 -binary | base64
const THREAD = 'sha384-v4TWT59dQMVbIZw1s100fmV9tPlD4wZKgnLqd1XVi8nsVuvIYHwaT80GmaHVG3QA';
const EMPTY = 'sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb';

describe('matchesIntegrity(response, integrity)', () => {
  it('is true for the very bytes, and leaves the response to be read', async () => {
    const response = new Response('thread');
    expect(await matchesIntegrity(response, THREAD)).toBe(true);
    expect(await response.text()).toBe('thread');
  });
  it('is true for an empty file', async () => {
    expect(await matchesIntegrity(new Response(''), EMPTY)).toBe(true);
  });
  it.each(['threat', 'threa', 'thread ', ''])('is false for "%s"', async (text) => {
    expect(await matchesIntegrity(new Response(text), THREAD)).toBe(false);
  });
  it('is false for a body that cannot be read', async () => {
    const broken = new ReadableStream({ start: (controller) => controller.error(new Error('damaged')) });
    expect(await matchesIntegrity(new Response(broken), EMPTY)).toBe(false);
  });
  it('is false for a body that was read before', async () => {
    const response = new Response('thread');
    await response.text();
    expect(await matchesIntegrity(response, THREAD)).toBe(false);
  });
});
