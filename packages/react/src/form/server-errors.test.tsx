import type { Result } from '@foyer/core';
import { createSdk } from '@foyer/core';
import { createBrowserStorages } from '@foyer/testing';
import { Checkbox } from '@foyer/ui/checkbox/checkbox.tsx';
import { ComboBox } from '@foyer/ui/combo-box/combo-box.tsx';
import { DateField } from '@foyer/ui/date-field/date-field.tsx';
import { DateRangeField } from '@foyer/ui/date-field/date-range-field.tsx';
import { RadioGroup } from '@foyer/ui/radio-group/radio-group.tsx';
import { Select } from '@foyer/ui/select/select.tsx';
import { UiRoot } from '@foyer/ui/style/ui-root.tsx';
import { TextArea } from '@foyer/ui/text-area/text-area.tsx';
import { TextField } from '@foyer/ui/text-field/text-field.tsx';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import * as v from 'valibot';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { baseMessages } from '../i18n/base.messages.ts';
import { useComboBoxTexts } from '../i18n/use-combo-box-texts.ts';
import { useDateTexts } from '../i18n/use-date-texts.ts';
import { FoyerProvider } from '../provider/foyer-provider.tsx';
import { Form } from './form.tsx';
import { UploadField } from './upload-field.tsx';
import { useForm } from './use-form.ts';
import { useUploads } from './use-uploads.ts';

interface Kind {
  readonly draw: (field: { label: string; name: string; error: string | undefined }) => ReactNode;
  readonly change: (label: string) => Promise<unknown>;
}
const choices = [
  { value: 'a', label: 'Alpha' },
  { value: 'b', label: 'Beta' },
];
const byLabel = (label: string) => screen.findByLabelText(label, { exact: false });
const typeInto = (text: string) => async (label: string) => userEvent.type(await byLabel(label), text);
const fileRule = { required: false, maxCount: 2, maxBytes: 1000, types: ['image/png'] };

function Day(props: { label: string; name: string; error: string | undefined }) {
  return <DateField {...props} texts={useDateTexts()} defaultValue="2026-11-20" />;
}
function Days({ label, name, error }: { label: string; name: string; error: string | undefined }) {
  return (
    <DateRangeField label={label} error={error} names={{ from: name, to: 'other' }} texts={useDateTexts()} />
  );
}
function Combo(props: { label: string; name: string; error: string | undefined }) {
  return <ComboBox {...props} options={choices} texts={useComboBoxTexts()} />;
}
function Upload(props: { label: string; name: string; error: string | undefined }) {
  return <UploadField {...props} rule={fileRule} uploads={useUploads(fileRule)} />;
}

/** All kinds of form fields, and how a user changes each. */
const kinds: Readonly<Record<string, Kind>> = {
  'text field': { draw: (field) => <TextField {...field} />, change: typeInto('x') },
  'text area': { draw: (field) => <TextArea {...field} />, change: typeInto('x') },
  select: {
    draw: (field) => <Select {...field} options={choices} />,
    change: async (label) => userEvent.selectOptions(await byLabel(label), 'b'),
  },
  checkbox: {
    draw: (field) => <Checkbox {...field} value="true" />,
    change: async (label) => userEvent.click(await byLabel(label)),
  },
  'radio group': {
    draw: (field) => <RadioGroup {...field} options={choices} />,
    change: async () => userEvent.click(await byLabel('Beta')),
  },
  'date field': { draw: (field) => <Day {...field} />, change: typeInto('{Backspace}7') },
  'date range': { draw: (field) => <Days {...field} />, change: () => typeInto('20.11.2026')('von') },
  'combo box': {
    draw: (field) => <Combo {...field} />,
    change: async () => {
      await userEvent.type(await screen.findByRole('combobox'), 'bet');
      await userEvent.keyboard('{ArrowDown}{Enter}');
    },
  },
  'file field': {
    draw: (field) => <Upload {...field} />,
    change: async () => {
      const input = document.querySelector<HTMLInputElement>('input[type=file]');
      if (input) await userEvent.upload(input, new File(['x'], 'x.png', { type: 'image/png' }));
    },
  },
};

const text = 'Dieses Feld enthält ein nicht erlaubtes Zeichen.';
const refused: Result<string> = {
  ok: false,
  error: {
    code: 'validation_failed',
    status: 422,
    requestId: null,
    retryAfter: null,
    fields: [{ path: 'tried', code: 'excluded_character' }],
  },
};

function Sample({ kind }: { kind: Kind }) {
  const form = useForm({ schema: v.looseObject({}), submit: async () => refused });
  return (
    <Form form={form} aria-label="Sample">
      {kind.draw({ label: 'Versuch', name: 'tried', error: form.error('tried') })}
      <TextField name="other-field" label="Anderes" />
      <button type="submit">Senden</button>
    </Form>
  );
}

function show(kind: Kind) {
  const fetch = (() => new Promise(() => {})) as typeof globalThis.fetch;
  const sdk = createSdk({ fetch, storage: createBrowserStorages(), locale: 'de_DE' });
  void sdk.localisation.register(baseMessages);
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  root.render(
    <FoyerProvider sdk={sdk}>
      <UiRoot root={document}>
        <Sample kind={kind} />
      </UiRoot>
    </FoyerProvider>,
  );
  onTestFinished(() => {
    root.unmount();
    sdk.destroy();
    container.remove();
  });
}

beforeAll(async () => {
  // missing in jsdom; react-aria escapes ids with it
  globalThis.CSS ??= { escape: (part: string) => part } as typeof CSS;
  await import('@foyer/ui/combo-box/combo-box-aria.tsx');
});

describe('an error of the server about a field', () => {
  it.each(Object.entries(kinds))('is shown at a %s until its value changes', async (_, kind) => {
    show(kind);
    await userEvent.click(await screen.findByText('Senden'));
    await screen.findByText(text);
    await typeInto('y')('Anderes');
    expect(screen.queryByText(text)).not.toBeNull();
    await kind.change('Versuch');
    await vi.waitUntil(() => screen.queryByText(text) === null);
  });
});
