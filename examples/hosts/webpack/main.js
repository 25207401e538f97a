import { defineAll, Foyer } from '@foyer/elements';

defineAll({ only: ['login', 'orders'], settings: { api: 'https://portal.example' } });

Foyer.on('foyer-signed-in', ({ detail }) => {
  document.querySelector('output').textContent = detail.modes.join();
});
