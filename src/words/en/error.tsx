// The words of error views.

/** The error pages that are written at build, by status. */
export const STATUS_TEXTS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
};

/** What happened, in plain words. */
export const STATUS_SENTENCES: Readonly<Record<number, string>> = {
  400: 'The address is not written as addresses are, so we cannot tell what it asks for.',
  403: 'This page is not open to visitors.',
  404: 'There is no page at this address.',
  405: 'Pages here can be read; nothing can be sent to them.',
};

export const heading = 'Unexpected Application Error!';
export const failedSentence = 'Something failed while this page was being made.';
/** For an error without words of its own. */
export const unnamed = 'Something came unstitched.';
export const home = 'Pick up the thread';
