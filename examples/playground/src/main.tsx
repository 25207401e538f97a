import { createRoot } from 'react-dom/client';
import { Playground } from './playground.tsx';

const container = document.getElementById('app');
if (container !== null) createRoot(container).render(<Playground />);
