import { parsePortalPath, portalRoutes } from '@foyer/react';
import { createNavigator, whenIdle } from '@foyer/react/portal';
import { createRoot } from 'react-dom/client';
import { wearScheme } from './ahead/chosen-scheme.ts';
import { loadUnreachable } from './errors/load-unreachable.ts';
import { loadScreen } from './router/load-screen.ts';
import { PortalRouter } from './router/portal-router.tsx';
import { loadScreenFiles } from './router/screen-files.ts';
import { sdkOfBrand } from './router/sdk-of-brand.ts';

const { brand, name } = parsePortalPath(location.pathname);
wearScheme(name && portalRoutes[name].layout);
const node = document.getElementById('portal');
if (!node) throw new Error('The page has no #portal.');
const navigator = createNavigator(loadScreen);
createRoot(node).render(<PortalRouter navigator={navigator} />);
// a task of its own: what has just been read took a slow phone long enough
setTimeout(() => navigator.start());
whenIdle(() => {
  void loadScreenFiles();
  void loadUnreachable(sdkOfBrand(brand)).catch(() => undefined);
});
