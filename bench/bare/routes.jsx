/** The least that a prerendered page with React and the router can be, set in the site's two fonts. */
export const ROUTES = [
  {
    path: '*',
    Component: () => (
      <>
        <h1>A bare page</h1>
        <p>React, the router and two fonts, nothing else.</p>
      </>
    ),
  },
];
