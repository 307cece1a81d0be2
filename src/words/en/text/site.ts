// What the site is called, for browsers' lists of apps and for the page at the base.

export const siteTitle = 'Threadprint: The Thirsty Fashion Industry';
export const siteDescription =
  'What one T-shirt drinks, and what clothes cost the planet, with every unit drawn.';
export const storyTitle = 'The Thirsty Fashion Industry';
