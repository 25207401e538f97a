import { useState } from 'react';
import type { Example } from '../example.ts';
import { CartIcon, ChevronEndIcon, PlusIcon, TrashIcon } from '../icon/icons.tsx';
import { ExampleRow, ExampleStack } from '../testing/example-row.tsx';
import { Button } from './button.tsx';

function Loading() {
  const [isLoading, setLoading] = useState(true);
  return (
    <ExampleRow>
      <Button isLoading={isLoading} loadingLabel="Wird gespeichert">
        Speichern
      </Button>
      <Button variant="secondary" isLoading={isLoading} loadingLabel="Wird geladen">
        Aktualisieren
      </Button>
      <Button variant="link" onClick={() => setLoading(!isLoading)}>
        Laden umschalten
      </Button>
    </ExampleRow>
  );
}

export const example: Example = {
  title: 'Button',
  group: 'Aktionen',
  render: () => (
    <ExampleStack>
      <ExampleRow>
        <Button icon={<CartIcon />}>In den Warenkorb</Button>
        <Button variant="secondary">Abbrechen</Button>
        <Button variant="ghost" icon={<PlusIcon />}>
          Hinzufügen
        </Button>
        <Button variant="danger" icon={<TrashIcon />}>
          Löschen
        </Button>
        <Button variant="link">Mehr erfahren</Button>
      </ExampleRow>
      <ExampleRow>
        <Button size="small">Klein</Button>
        <Button size="large" endIcon={<ChevronEndIcon />}>
          Weiter
        </Button>
        <Button disabled>Gesperrt</Button>
        <Button variant="secondary" disabled>
          Gesperrt
        </Button>
      </ExampleRow>
      <Loading />
    </ExampleStack>
  ),
};
