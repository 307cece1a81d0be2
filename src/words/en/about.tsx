// The words of the about page.

export const pageTitle = 'About';
export const pageDescription = 'About Threadprint.';
export const heading = 'about page';
export const licenses = 'Licenses of the software and fonts in use';
