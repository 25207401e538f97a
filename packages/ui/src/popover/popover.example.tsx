import { useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import type { Example } from '../example.ts';
import { ExampleStack } from '../testing/example-row.tsx';
import { Popover } from './popover.tsx';

function ColumnPanel() {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button ref={button} variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Auswahl öffnen
      </Button>
      {isOpen && (
        <Popover anchor={button} label="Auswahl" onClose={() => setOpen(false)}>
          <ExampleStack>
            <Checkbox label="Lieferung" defaultChecked />
            <Checkbox label="Betrag" defaultChecked />
          </ExampleStack>
        </Popover>
      )}
    </>
  );
}

export const example: Example = { title: 'Aufklappfeld', group: 'Ebenen', render: () => <ColumnPanel /> };
