import { Portal, pageSite } from '@foyer/react/portal';
import frameSheet from '@foyer/react/portal-shop.css?url';
import { createRoot } from 'react-dom/client';

const node = document.getElementById('portal');
if (!node) throw new Error('The page has no #portal.');
createRoot(node).render(<Portal site={pageSite({ frameSheet })} />);
