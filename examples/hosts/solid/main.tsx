import { defineAll } from '@foyer/elements';
import type {} from '@foyer/elements/typings/solid';
import { createSignal } from 'solid-js';
import { render } from 'solid-js/web';

defineAll({ only: ['login', 'orders'], settings: { api: 'https://portal.example' } });

function Account() {
  const [modes, setModes] = createSignal<readonly string[]>([]);
  return (
    <>
      <foyer-login on:foyer-signed-in={(event) => setModes(event.detail.modes)} />
      <foyer-orders compact page-size={5} />
      <output>{modes().join()}</output>
    </>
  );
}

const root = document.getElementById('root');
if (root) render(() => <Account />, root);
