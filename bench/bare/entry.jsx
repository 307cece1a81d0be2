import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { ROUTES } from './routes.jsx';

hydrateRoot(document.getElementById('root'), <RouterProvider router={createBrowserRouter(ROUTES)} />);
