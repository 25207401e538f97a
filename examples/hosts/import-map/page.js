import 'foyer';

document.addEventListener('foyer-signed-in', ({ detail }) => {
  document.querySelector('output').textContent = detail.modes.join();
});
