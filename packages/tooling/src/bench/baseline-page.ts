/** The same login form by hand, without a library: what no framework can beat. */
export const baselinePage = `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>floor</title>
<style>form{display:grid;gap:16px;max-width:360px;margin:48px auto;font:14px/20px system-ui}label{display:grid;gap:4px}
input,button{min-height:40px;font:inherit;padding:0 12px;border:1px solid #667;border-radius:8px}button{background:#95c11f}</style>
</head><body><div id="place"></div><script type="module" src="/floor.js"></script></body></html>`;

export const baselineScript = `const form = document.createElement('form');
form.innerHTML = '<h1>Anmelden</h1><label>E-Mail-Adresse <input name="username" type="email" autocomplete="username" required></label><label>Passwort <input name="password" type="password" autocomplete="current-password" required></label><p role="alert"></p><button>Anmelden</button>';
form.noValidate = true;
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const data = Object.fromEntries(new FormData(form));
  const answer = await fetch('/api/portal/security/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(data) });
  form.querySelector('[role=alert]').textContent = answer.ok ? '' : 'Das hat nicht geklappt.';
});
document.getElementById('place').append(form);`;

const embedding = (ahead: string) => `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>foyer</title>
<link rel="stylesheet" href="/elements/foyer.css">${ahead}
<script type="module" src="/elements/foyer.js" data-locale="de_DE"></script>
</head><body><foyer-login></foyer-login></body></html>`;

/** The login as a partner embeds it: the page names the first stage, since it begins with the login (docs/embedding.md). */
export const foyerPage = embedding('<link rel="modulepreload" href="/elements/stage.js">');

/** The same without that line, as on a page that begins with something else. */
export const unnamedPage = embedding('');
