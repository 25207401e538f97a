import { defineAll } from '@foyer/elements';
import type {} from '@foyer/elements/typings/react';
import { StrictMode, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

defineAll({ only: ['login', 'orders'], settings: { api: 'https://portal.example' } });

function Account() {
  const [modes, setModes] = useState<readonly string[]>([]);
  const login = useRef<HTMLElementTagNameMap['foyer-login']>(null);
  // React 18 supports only its own events; React 19 accepts onfoyer-signed-in={…}
  useEffect(() => {
    const end = new AbortController();
    login.current?.addEventListener('foyer-signed-in', ({ detail }) => setModes(detail.modes), end);
    return () => end.abort();
  }, []);
  return (
    <>
      <foyer-login ref={login} />
      <foyer-orders compact />
      <output>{modes.join()}</output>
    </>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Account />
    </StrictMode>,
  );
