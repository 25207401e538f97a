import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { DateField } from '../date-field/date-field.tsx';
import { Drawer } from '../drawer/drawer.tsx';
import type { Example } from '../example.ts';
import { LogoutIcon, MenuIcon, MoreIcon, SwitchIcon, TrashIcon, UserIcon } from '../icon/icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Menu } from '../menu/menu.tsx';
import { ExampleRow, ExampleStack } from '../testing/example-row.tsx';
import { dateTexts } from '../testing/example-texts.ts';
import { TextField } from '../text-field/text-field.tsx';
import { Dialog } from './dialog.tsx';

const accountItems = [
  { id: 'profile', label: 'Profil', icon: <UserIcon /> },
  { id: 'switch', label: 'Firma wechseln', detail: 'Nordwind Logistik GmbH', icon: <SwitchIcon /> },
  { id: 'logout', label: 'Abmelden', icon: <LogoutIcon />, hasSeparator: true, isDanger: true },
];

function Dialogs() {
  const [open, setOpen] = useState<'dialog' | 'alert' | 'drawer' | null>(null);
  const close = () => setOpen(null);
  const answers = (
    <>
      <Button variant="secondary" onClick={close}>
        Abbrechen
      </Button>
      <Button variant="danger" onClick={close}>
        Löschen
      </Button>
    </>
  );
  return (
    <ExampleRow>
      <Button onClick={() => setOpen('dialog')}>Dialog öffnen</Button>
      <Button variant="secondary" onClick={() => setOpen('alert')}>
        Rückfrage
      </Button>
      <Button variant="secondary" icon={<MenuIcon />} onClick={() => setOpen('drawer')}>
        Schublade
      </Button>
      <Dialog
        isOpen={open === 'dialog'}
        onClose={close}
        title="Ladekarte sperren"
        closeLabel="Schließen"
        actions={answers}
      >
        <p>Die Karte lässt sich danach nicht mehr verwenden.</p>
        <TextField label="Kartennummer" name="card" />
        <DateField label="Verloren am" texts={dateTexts} />
      </Dialog>
      <Dialog
        isOpen={open === 'alert'}
        onClose={close}
        title="Artikel löschen?"
        role="alertdialog"
        isRequired
        actions={answers}
      >
        Der Artikel wird aus dem Warenkorb entfernt.
      </Dialog>
      <Drawer isOpen={open === 'drawer'} onClose={close} title="Filter" closeLabel="Schließen" side="end">
        <TextField label="Suche" />
      </Drawer>
    </ExampleRow>
  );
}

function Menus() {
  const [chosen, setChosen] = useState('');
  return (
    <ExampleRow>
      <Button variant="secondary">Davor</Button>
      <Menu label="Konto" items={accountItems} onAction={setChosen}>
        Konto
      </Menu>
      <Menu label="Mehr" variant="ghost" icon={<MoreIcon />} items={accountItems} />
      <IconButton label="Löschen" icon={<TrashIcon />} />
      <span role="status">{chosen}</span>
    </ExampleRow>
  );
}

export const example: Example = {
  title: 'Dialog, Menü',
  group: 'Ebenen',
  render: () => (
    <ExampleStack>
      <Dialogs />
      <Menus />
    </ExampleStack>
  ),
};
