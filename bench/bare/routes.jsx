/** The least that a prerendered page with React and the router can be. */
export const ROUTES = [{ path: '*', Component: () => <h1>A bare page</h1> }];
