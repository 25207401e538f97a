'use client';

import { Login } from '@foyer/react';
import { useState } from 'react';

export function SignIn() {
  const [modes, setModes] = useState<readonly string[]>([]);
  return (
    <>
      <Login onSignedIn={(event) => setModes(event.detail.modes)} />
      <output>{modes.join()}</output>
    </>
  );
}
