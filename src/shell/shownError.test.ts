import { describe, expect, it } from 'vitest';
import { describeError } from './shownError';

const routeError = { status: 405, statusText: 'x', internal: true, data: null };

describe('describeError', () => {
  it('describeError(error) of a router error response gives the status and our text for it', () => {
    expect(describeError(routeError)).toEqual({
      status: 405,
      text: '405 Method Not Allowed',
      sentence: 'Pages here can be read; nothing can be sent to them.',
    });
  });

  it('describeError(error) of a raw Response thrown in render gives its status too', () => {
    expect(describeError(new Response(null, { status: 403 }))).toEqual({
      status: 403,
      text: '403 Forbidden',
      sentence: 'This page is not open to visitors.',
    });
  });

  it('describeError(error) of a status without a text of ours uses the response’s own', () => {
    expect(describeError(new Response(null, { status: 418, statusText: 'Teapot' })).text).toBe('418 Teapot');
    expect(describeError(new Response(null, { status: 500 })).text).toBe('500');
  });

  it('describeError(error) of an Error gives its message', () => {
    expect(describeError(new Error('The loom jammed'))).toEqual({
      text: 'The loom jammed',
      sentence: 'Something failed while this page was being made.',
    });
  });

  it('describeError(error) of nothing useful still says something', () => {
    for (const error of [undefined, null, '', 0, {}, new Error('')]) {
      expect(describeError(error)).toEqual({
        text: 'Something went wrong.',
        sentence: 'Something failed while this page was being made.',
      });
    }
  });
});
