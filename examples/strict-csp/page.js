/** Shows every violation of the policy at the foot of the page. */
const output = document.getElementById('violations');
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
  output.value = String(Number(output.value) + 1);
  console.error('Policy:', violatedDirective, blockedURI, sourceFile);
});

/** Everything is on this one page: a link into the portal scrolls to the widget that shows it. */
const places = {
  login: 'login',
  shop: 'shop',
  'shop-products': 'shop',
  cart: 'cart',
  'order-overview': 'orders',
};
document.addEventListener('foyer-navigate', (event) => {
  const place = document.getElementById(places[event.detail.target.route] ?? '');
  if (!place) return;
  event.preventDefault();
  place.scrollIntoView({ behavior: 'smooth' });
});
/** Signed in: stay here, the other widgets follow by themselves. */
document.addEventListener('foyer-signed-in', (event) => event.preventDefault());
