import { mountFoyer } from './foyer-list.tsx';
import { mountByHand } from './hand-written-list.ts';

// Both are loaded, and the runner mounts one, so that rendering is measured and not the download.
Object.assign(globalThis, {
  mountList: (name: string) => {
    const place = document.getElementById('place');
    if (place !== null) (name === 'by-hand' ? mountByHand : mountFoyer)(place);
  },
});
