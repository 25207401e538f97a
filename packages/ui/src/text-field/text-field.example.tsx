import type { Example } from '../example.ts';
import { SearchIcon } from '../icon/icons.tsx';
import { ExampleGrid } from '../testing/example-row.tsx';
import { TextField } from './text-field.tsx';

export const example: Example = {
  title: 'Textfeld',
  group: 'Felder',
  render: () => (
    <ExampleGrid>
      <TextField label="E-Mail" type="email" name="mail" required autoComplete="username" />
      <TextField
        label="Passwort"
        type="password"
        defaultValue="geheim"
        revealLabels={{ show: 'Passwort anzeigen', hide: 'Passwort verbergen' }}
      />
      <TextField label="Suche" prefix={<SearchIcon size={18} />} placeholder="Artikel oder Nummer" />
      <TextField label="Kilometerstand" suffix="km" inputMode="numeric" defaultValue="48.210" />
      <TextField
        label="Kennzeichen"
        description="So wie es im Fahrzeugschein steht"
        defaultValue="HH-FY 2026"
      />
      <TextField
        label="Postleitzahl"
        error="Bitte geben Sie fünf Ziffern ein."
        defaultValue="2035"
        required
      />
      <TextField label="Kundennummer" disabled defaultValue="10 4711" />
    </ExampleGrid>
  ),
};
