/** Shows every violation of the policy at the foot of the page. */
const output = document.getElementById('violations');
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
  output.value = String(Number(output.value) + 1);
  console.error('Policy:', violatedDirective, blockedURI, sourceFile);
});

/** Stays on this page after the sign-in; the other widgets update themselves. */
document.addEventListener('foyer-signed-in', (event) => event.preventDefault());
