import { parsePortalPath } from '@foyer/react';
import { createRoot } from 'react-dom/client';
import { wearScheme } from './ahead/worn-scheme.ts';
import { loadScreen } from './router/load-screen.ts';
import { createNavigator } from './router/navigator.ts';
import { PortalRouter } from './router/portal-router.tsx';

wearScheme(parsePortalPath(location.pathname).name);
const node = document.getElementById('portal');
if (!node) throw new Error('The page has no #portal.');
const navigator = createNavigator(loadScreen);
navigator.start();
createRoot(node).render(<PortalRouter navigator={navigator} />);
