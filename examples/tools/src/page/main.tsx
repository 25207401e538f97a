import { createRoot } from 'react-dom/client';
import { ToolRoot } from './tool-root.tsx';

const node = document.getElementById('tool');
if (!node) throw new Error('The page has no #tool.');
createRoot(node).render(<ToolRoot />);
