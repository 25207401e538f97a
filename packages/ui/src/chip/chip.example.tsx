import { useState } from 'react';
import type { Example } from '../example.ts';
import { ExampleRow } from '../testing/example-row.tsx';
import { ChoiceChip, RemovableChip } from './chip.tsx';

function Demo() {
  const [isOn, setOn] = useState(true);
  return (
    <ExampleRow>
      <ChoiceChip isPressed={isOn} onPress={() => setOn(!isOn)}>
        November
      </ChoiceChip>
      <ChoiceChip isPressed={false} onPress={() => undefined}>
        Oktober
      </ChoiceChip>
      <RemovableChip removeLabel="Filter entfernen: Status: Geliefert" onRemove={() => undefined}>
        Status: Geliefert
      </RemovableChip>
    </ExampleRow>
  );
}

export const example: Example = { title: 'Auswahl', group: 'Felder', render: () => <Demo /> };
