import { text } from '@foyer/contract/field-rules';
import type { Result } from '@foyer/core';
import { openDrafts } from '@foyer/core';
import { type Drawn, showInProvider } from '@foyer/testing';
import { nextTask } from '@foyer/testing/next-task';
import { Select } from '@foyer/ui/select/select.tsx';
import { TextField } from '@foyer/ui/text-field/text-field.tsx';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { baseMessages } from '../i18n/base.messages.ts';
import { Form } from './form.tsx';
import { useForm } from './use-form.ts';

const schema = v.strictObject({ subject: text(10), kind: v.picklist(['a', 'b']) });
type Sent = v.InferOutput<typeof schema>;
interface SampleProps {
  readonly submit: (body: Sent) => Promise<Result<string>>;
  readonly onDone?: (value: string) => void;
  readonly load?: () => Promise<typeof schema>;
}

function Sample({ submit, onDone, load }: SampleProps) {
  const form = useForm({
    schema: load ?? schema,
    submit,
    draftKey: 'sample',
    ...(onDone && { onSuccess: onDone }),
  });
  const options = [
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B' },
  ];
  return (
    <Form form={form} aria-label="Sample">
      <TextField name="subject" label="Betreff" error={form.error('subject')} />
      <Select name="kind" label="Art" options={options} error={form.error('kind')} />
      <button type="submit">{form.isSubmitting ? 'Sendet' : 'Senden'}</button>
    </Form>
  );
}

async function show(props: Partial<SampleProps> = {}, draft?: Record<string, unknown>) {
  const submit = vi.fn<SampleProps['submit']>(props.submit ?? (async () => ({ ok: true, value: 'V-1' })));
  const drawn: Drawn = await showInProvider(null);
  await drawn.sdk.localisation.register(baseMessages);
  const drafts = openDrafts(drawn.sdk);
  if (draft) drafts.save('sample', draft);
  drawn.draw(<Sample {...props} submit={submit} />);
  const subject = () => drawn.screen.getByLabelText('Betreff') as HTMLInputElement;
  const send = () => userEvent.click(drawn.screen.getByRole('button', { name: 'Senden' }));
  return { ...drawn, drafts, submit, subject, send };
}
/** Returns whether the browser would ask before the page is left. */
const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

const refusal = (fields: { path: string; code: string }[]): Result<string> => ({
  ok: false,
  error: { code: 'validation_failed', status: 422, requestId: 'r', retryAfter: null, fields },
});

describe('a draft', () => {
  it('comes back with text and choice, says so, and is there no more once it is thrown away', async () => {
    const { screen, subject, drafts } = await show({}, { subject: 'Kabel', kind: 'b' });
    await vi.waitUntil(() => subject().value === 'Kabel');
    expect((screen.getByLabelText('Art') as HTMLSelectElement).value).toBe('b');
    await userEvent.type(subject(), '!');
    await vi.waitUntil(asks);
    await userEvent.click(screen.getByRole('button', { name: 'Entwurf verwerfen' }));
    expect([subject().value, drafts.load('sample')]).toEqual(['', null]);
    expect(screen.queryByRole('button', { name: 'Entwurf verwerfen' })).toBeNull();
    expect(asks()).toBe(false);
    expect(document.activeElement).toBe(subject());
  });

  it('is kept at once when the page goes or the form does, without waiting for a pause', async () => {
    const { subject, drafts, unmount } = await show();
    await userEvent.type(subject(), 'Ka');
    dispatchEvent(new Event('pagehide'));
    expect(drafts.load('sample')).toMatchObject({ subject: 'Ka' });
    await userEvent.type(subject(), 'bel');
    unmount();
    expect(drafts.load('sample')).toMatchObject({ subject: 'Kabel' });
  });

  it('is in the next language what it was in this one', async () => {
    const { screen, subject, sdk } = await show({}, { subject: 'Kabel' });
    await screen.findByText(/Entwurf verwerfen/);
    await sdk.localisation.setLocale('en_GB');
    await screen.findByRole('button', { name: 'Discard draft' });
    expect(subject().value).toBe('Kabel');
  });

  it('stays when nobody is signed in any more, for the one who typed it', async () => {
    const { subject, drafts, sdk, unmount } = await show();
    await userEvent.type(subject(), 'Kabel');
    sdk.session.clear('expired');
    unmount();
    await sdk.session.login('maren@nordwind.example', 'secret');
    expect(drafts.load('sample')).toMatchObject({ subject: 'Kabel' });
  });

  it('stays when sending failed', async () => {
    const lost: Result<string> = {
      ok: false,
      error: { code: 'network', status: 0, requestId: null, retryAfter: null, fields: [] },
    };
    const { screen, subject, send, drafts } = await show({ submit: async () => lost });
    await userEvent.type(subject(), 'Kabel');
    await send();
    await screen.findByText(/keine Verbindung/);
    dispatchEvent(new Event('pagehide'));
    expect(drafts.load('sample')).toMatchObject({ subject: 'Kabel' });
    expect(asks()).toBe(true);
  });
});

describe('errors of a form', () => {
  it('are counted for screen readers, and the first faulty field gets the focus', async () => {
    const { screen, send, subject, submit } = await show();
    const kind = screen.getByLabelText('Art') as HTMLSelectElement;
    kind.append(new Option('C', 'c'));
    kind.value = 'c';
    await send();
    await screen.findByText(/2 /);
    await vi.waitUntil(() => document.activeElement === subject());
    expect(submit).not.toHaveBeenCalled();
  });

  it('are shown above the form if it lacks their field', async () => {
    const { screen, subject, send } = await show({
      submit: async () => refusal([{ path: 'company.name', code: 'required' }]),
    });
    await userEvent.type(subject(), 'Kabel');
    await send();
    const alert = await vi.waitUntil(() => {
      const node = screen.getByRole('alert');
      return node.textContent === '' ? null : node;
    });
    expect(alert.getAttribute('part')).toBe('form-error');
    expect(alert.textContent).toContain('füllen Sie dieses Feld');
  });

  it('are not shown before the user tries to send', async () => {
    const { screen, subject } = await show();
    await userEvent.click(subject());
    await userEvent.tab();
    await userEvent.type(subject(), 'viel zu lang für das Feld');
    await userEvent.tab();
    // wait for the code that would validate it
    await vi.dynamicImportSettled();
    await nextTask();
    expect(subject().getAttribute('aria-invalid')).toBeNull();
    expect(screen.getByRole('alert').textContent).toBe('');
  });
});

describe('sending', () => {
  it('begins anew after the schema could not be loaded', async () => {
    const load = vi.fn<() => Promise<typeof schema>>();
    load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(schema);
    const { screen, subject, send, submit } = await show({ load });
    await userEvent.type(subject(), 'Kabel');
    await send();
    await vi.waitUntil(() => submit.mock.calls.length > 0 || screen.queryByText(/keine Verbindung/));
    if (submit.mock.calls.length === 0) await send();
    await vi.waitUntil(() => submit.mock.calls.length === 1);
    expect(submit.mock.calls[0]?.[0]).toEqual({ subject: 'Kabel', kind: 'a' });
  });

  it('says that it is under way, and tells the owner when the form is gone meanwhile', async () => {
    let answer = (_: Result<string>) => {};
    const onDone = vi.fn();
    const { screen, subject, send, unmount, drafts } = await show({
      onDone,
      submit: () => new Promise((resolve) => (answer = resolve)),
    });
    await userEvent.type(subject(), 'Kabel');
    await send();
    await screen.findByRole('button', { name: 'Sendet' });
    unmount();
    answer({ ok: true, value: 'V-2' });
    await vi.waitUntil(() => onDone.mock.calls.length > 0);
    expect(onDone.mock.calls[0]?.[0]).toBe('V-2');
    expect(drafts.load('sample')).toBeNull();
  });
});
