import { parsePortalPath } from '@foyer/react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { wearScheme } from './ahead/worn-scheme.ts';
import { createPortalRouter } from './router/create-router.tsx';

wearScheme(parsePortalPath(location.pathname).name);
const node = document.getElementById('portal');
if (!node) throw new Error('The page has no #portal.');
createRoot(node).render(<RouterProvider router={createPortalRouter()} />);
