import { Checkbox } from '../checkbox/checkbox.tsx';
import { ComboBox } from '../combo-box/combo-box.tsx';
import { DateField } from '../date-field/date-field.tsx';
import { DateRangeField } from '../date-field/date-range-field.tsx';
import type { Example } from '../example.ts';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { ExampleGrid } from '../testing/example-row.tsx';
import { comboBoxTexts, dateTexts } from '../testing/example-texts.ts';
import { TextArea } from '../text-area/text-area.tsx';
import { Select } from './select.tsx';

const countries = [
  ['DE', 'Deutschland'],
  ['AT', 'Österreich'],
  ['CH', 'Schweiz'],
  ['FR', 'Frankreich'],
  ['DK', 'Dänemark'],
  ['NL', 'Niederlande'],
  ['PL', 'Polen'],
  ['SE', 'Schweden'],
].map(([value = '', label = '']) => ({ value, label }));

export const example: Example = {
  title: 'Auswahl, Datum',
  group: 'Felder',
  render: () => (
    <ExampleGrid>
      <Select label="Land" options={countries} placeholder="Bitte wählen" required />
      <Select label="Lieferland" options={countries} defaultValue="AT" error="Dorthin liefern wir nicht." />
      <ComboBox
        label="Land suchen"
        options={countries}
        texts={comboBoxTexts}
        placeholder="Tippen zum Suchen"
      />
      <ComboBox
        label="Sitz"
        options={countries}
        texts={comboBoxTexts}
        defaultValue="DE"
        description="Eingetragener Sitz des Unternehmens"
      />
      <DateField
        label="Ablesedatum"
        min="2026-11-01"
        max="2026-11-20"
        texts={dateTexts}
        defaultValue="2026-11-18"
        name="date"
      />
      <DateRangeField label="Zeitraum" texts={dateTexts} names={{ from: 'from', to: 'to' }} />
      <DateField label="Geburtsdatum" texts={dateTexts} required error="Bitte geben Sie ein Datum ein." />
      <TextArea
        label="Nachricht"
        description="Wächst mit dem Text"
        defaultValue="Die Ladekarte wurde gestohlen."
      />
      <div>
        <Checkbox label="Ich stimme den Bedingungen zu" required />
        <Checkbox label="Newsletter" description="Höchstens einmal im Monat" defaultChecked />
        <Checkbox label="Alle Standorte" isIndeterminate />
        <Checkbox label="Nicht möglich" disabled />
        <Checkbox label="Pflicht" error="Bitte stimmen Sie zu." />
      </div>
      <RadioGroup
        label="Zahlung"
        defaultValue="invoice"
        options={[
          { value: 'invoice', label: 'Rechnung', description: 'In 14 Tagen' },
          { value: 'debit', label: 'Lastschrift' },
          { value: 'card', label: 'Kreditkarte', isDisabled: true },
        ]}
      />
      <RadioGroup
        label="Lieferung"
        layout="cards"
        defaultValue="standard"
        options={[
          { value: 'standard', label: 'Standard', description: '3 bis 5 Werktage' },
          { value: 'express', label: 'Express', description: 'Nächster Werktag' },
        ]}
      />
    </ExampleGrid>
  ),
};
