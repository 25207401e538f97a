import { FoyerProvider, Login, Orders } from '@foyer/react';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

function Account() {
  const [modes, setModes] = useState<readonly string[]>([]);
  return (
    <FoyerProvider apiBase="https://portal.example">
      <Login onSignedIn={(event) => setModes(event.detail.modes)} />
      <Orders compact />
      <output>{modes.join()}</output>
    </FoyerProvider>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Account />
    </StrictMode>,
  );
