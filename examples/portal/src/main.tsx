import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { createPortalRouter } from './router/create-router.tsx';

const node = document.getElementById('portal');
if (!node) throw new Error('The page has no #portal.');
createRoot(node).render(<RouterProvider router={createPortalRouter()} />);
