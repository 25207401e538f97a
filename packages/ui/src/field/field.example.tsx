import { Checkbox } from '../checkbox/checkbox.tsx';
import { ComboBox } from '../combo-box/combo-box.tsx';
import { DateField } from '../date-field/date-field.tsx';
import type { Example } from '../example.ts';
import { FileDrop } from '../file-drop/file-drop.tsx';
import { QuantityStepper } from '../quantity-stepper/quantity-stepper.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { Select } from '../select/select.tsx';
import { ExampleGrid, ExampleStack } from '../testing/example-row.tsx';
import { comboBoxTexts, dateTexts, fileTexts } from '../testing/example-texts.ts';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';

const options = [
  { value: 'a', label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk' },
  { value: 'b', label: 'Werk Nord' },
];
const nothing = () => {};

interface StateProps {
  readonly label: string;
  readonly error?: string;
  readonly description?: string;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  readonly required?: boolean;
}

/** All types of fields in one state. */
function State({ label, ...state }: StateProps) {
  const { readOnly, ...plain } = state;
  return (
    <ExampleGrid>
      <TextField label={`Name, ${label}`} defaultValue="Katrin Sommer" {...state} />
      <TextArea label={`Nachricht, ${label}`} defaultValue="Die Karte fehlt." {...state} />
      <DateField texts={dateTexts} label={`Tag, ${label}`} defaultValue="2026-11-18" {...state} />
      <ComboBox
        label={`Standort, ${label}`}
        options={options}
        texts={comboBoxTexts}
        defaultValue="a"
        {...state}
      />
      {!readOnly && (
        <>
          <Select label={`Werk, ${label}`} options={options} defaultValue="a" {...plain} />
          <Checkbox
            label={`Zustimmung, ${label}`}
            description={plain.description}
            error={plain.error}
            disabled={plain.disabled}
            required={plain.required}
            defaultChecked
          />
          <RadioGroup label={`Zahlung, ${label}`} options={options} defaultValue="b" {...plain} />
          <QuantityStepper
            text="2"
            min={1}
            max={20}
            labels={{
              field: `Menge, ${label}`,
              decrease: `Eins weniger, ${label}`,
              increase: `Eins mehr, ${label}`,
            }}
            error={plain.error}
            isDisabled={plain.disabled ?? false}
            onTextChange={nothing}
          />
          <FileDrop
            label={`Foto, ${label}`}
            texts={fileTexts}
            files={[]}
            onAdd={nothing}
            onRemove={nothing}
            {...plain}
          />
        </>
      )}
    </ExampleGrid>
  );
}

export const example: Example = {
  title: 'Felder in jedem Zustand',
  group: 'Felder',
  render: () => (
    <ExampleStack>
      <State label="Pflicht" required description="Steht auf der Rückseite der Ladekarte." />
      <State label="gesperrt" disabled />
      <State label="nur lesen" readOnly />
      <State
        label="mit einer sehr langen Beschriftung, die auf schmalen Bildschirmen umbrechen muss"
        error="Bitte prüfen Sie diese Angabe: Sie passt nicht zu dem Vertrag, der für diesen Standort hinterlegt ist."
      />
    </ExampleStack>
  ),
};
