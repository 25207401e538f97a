import { Foyer } from 'https://portal.example/elements/host.js';

Foyer.on('foyer-signed-in', ({ detail }) => {
  document.querySelector('output').textContent = detail.modes.join();
});
