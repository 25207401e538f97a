/** Shows every violation of the policy at the foot of the page. */
const output = document.getElementById('violations');
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
  output.value = String(Number(output.value) + 1);
  console.error('Policy:', violatedDirective, blockedURI, sourceFile);
});

/** Signed in: stay here, the other widgets follow by themselves. */
document.addEventListener('foyer-signed-in', (event) => event.preventDefault());
