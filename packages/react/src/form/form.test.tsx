import { text } from '@foyer/contract/field-rules';
import { type ApiError, createSdk, type Result } from '@foyer/core';
import { createBrowserStorages } from '@foyer/testing';
import { TextField } from '@foyer/ui/text-field/text-field.tsx';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { createRoot } from 'react-dom/client';
import * as v from 'valibot';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { baseMessages } from '../i18n/base.messages.ts';
import { FoyerProvider } from '../provider/foyer-provider.tsx';
import { Form } from './form.tsx';
import { useForm } from './use-form.ts';

const schema = v.strictObject({ subject: text(10), note: v.optional(text(50)) });
type Submit = (
  body: v.InferOutput<typeof schema>,
  send: { idempotencyKey: string },
) => Promise<Result<string>>;
const lost: ApiError = { code: 'network', status: 0, requestId: null, retryAfter: null, fields: [] };
const storage = () => createBrowserStorages();

function Sample({ submit, onDone }: { submit: Submit; onDone: (value: string) => void }) {
  const form = useForm({ schema, submit, onSuccess: onDone, draftKey: 'sample', secretFields: ['pin'] });
  return (
    <Form form={form} aria-label="Sample">
      <TextField name="subject" label="Betreff" error={form.error('subject')} />
      <TextField name="note" label="Notiz" error={form.error('note')} />
      <TextField name="pin" label="Geheimzahl" form="elsewhere" />
      <button type="submit">Senden</button>
    </Form>
  );
}

function show(submit: Submit, stores = storage()) {
  const fetch = (() => new Promise(() => {})) as typeof globalThis.fetch;
  const sdk = createSdk({ fetch, storage: stores, locale: 'de_DE' });
  // in production the widget's frame does this for every form but the login's
  void sdk.localisation.register(baseMessages);
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const onDone = vi.fn();
  root.render(
    <FoyerProvider sdk={sdk}>
      <Sample submit={submit} onDone={onDone} />
    </FoyerProvider>,
  );
  const close = () => {
    root.unmount();
    sdk.destroy();
    container.remove();
  };
  onTestFinished(close);
  return { onDone, close, sdk };
}
const field = (label: string) => screen.findByLabelText(label) as Promise<HTMLInputElement>;

describe('useForm', () => {
  it('shows the rule in words at the field, focuses it, and corrects itself while typing', async () => {
    const submit = vi.fn<Submit>();
    show(submit);
    const subject = await field('Betreff');
    await userEvent.type(subject, 'viel zu lang');
    await userEvent.click(screen.getByText('Senden'));
    expect(await screen.findByText('Bitte geben Sie höchstens 10 Zeichen ein.')).toBeTruthy();
    await vi.waitUntil(() => document.activeElement === subject);
    expect(submit).not.toHaveBeenCalled();
    await userEvent.clear(subject);
    await userEvent.type(subject, 'kurz');
    await vi.waitUntil(() => screen.queryByText(/höchstens 10 Zeichen/) === null);
  });

  it('sends once, however often the button is pressed', async () => {
    let answer = (_: Result<string>) => {};
    const submit = vi.fn<Submit>(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const { onDone } = show(submit);
    await userEvent.type(await field('Betreff'), 'Hallo');
    await userEvent.dblClick(screen.getByText('Senden'));
    await userEvent.click(screen.getByText('Senden'));
    await vi.waitUntil(() => submit.mock.calls.length > 0);
    answer({ ok: true, value: 'V-1' });
    await vi.waitUntil(() => onDone.mock.calls.length > 0);
    expect(submit).toHaveBeenCalledOnce();
    expect(submit.mock.calls[0]?.[0]).toEqual({ subject: 'Hallo' });
  });

  it('repeats a lost call with the same key and loses nothing typed', async () => {
    const submit = vi.fn<Submit>(async () => ({ ok: false, error: lost }));
    show(submit);
    const subject = await field('Betreff');
    await userEvent.type(subject, 'Hallo');
    await userEvent.click(screen.getByText('Senden'));
    expect(await screen.findByText(/keine Verbindung zum Server/)).toBeTruthy();
    await userEvent.click(screen.getByText('Senden'));
    await vi.waitUntil(() => submit.mock.calls.length === 2);
    expect(subject.value).toBe('Hallo');
    const keys = submit.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);
    expect(keys[0]).toBe(keys[1]);
    await userEvent.type(subject, '!');
    await userEvent.click(screen.getByText('Senden'));
    await vi.waitUntil(() => submit.mock.calls.length === 3);
    expect(submit.mock.calls[2]?.[1].idempotencyKey).not.toBe(keys[0]);
  });

  it('puts what the server says at its field until that field is changed', async () => {
    const fields = [{ path: 'note', code: 'excluded_character' }];
    const error: ApiError = { ...lost, code: 'validation_failed', status: 422, fields };
    show(async () => ({ ok: false, error }));
    await userEvent.type(await field('Betreff'), 'Hallo');
    await userEvent.click(screen.getByText('Senden'));
    const text = 'Dieses Feld enthält ein nicht erlaubtes Zeichen.';
    expect(await screen.findByText(text)).toBeTruthy();
    await userEvent.type(await field('Betreff'), '!');
    expect(screen.queryByText(text)).toBeTruthy();
    await userEvent.type(await field('Notiz'), 'x');
    await vi.waitUntil(() => screen.queryByText(text) === null);
  });

  it('keeps a draft over a crash, says so, and can throw it away', async () => {
    const stores = storage();
    const first = show(vi.fn<Submit>(), stores);
    await userEvent.type(await field('Betreff'), 'Entwurf');
    first.close();
    show(vi.fn<Submit>(), stores);
    const subject = await field('Betreff');
    await vi.waitUntil(() => subject.value === 'Entwurf');
    await userEvent.click(await screen.findByText('Entwurf verwerfen'));
    await vi.waitUntil(async () => (await field('Betreff')).value === '');
    expect(screen.queryByText('Entwurf verwerfen')).toBeNull();
  });

  it('forgets the draft once it is sent, and asks before leaving only until then', async () => {
    const stores = storage();
    const { onDone } = show(async () => ({ ok: true, value: 'V-2' }), stores);
    await userEvent.type(await field('Betreff'), 'Hallo');
    const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await vi.waitUntil(() => leave() === false);
    await userEvent.click(screen.getByText('Senden'));
    await vi.waitUntil(() => onDone.mock.calls.length > 0);
    await vi.waitUntil(() => leave() === true);
    const kept = Array.from({ length: stores.local.length }, (_, at) =>
      stores.local.getItem(stores.local.key(at) ?? ''),
    );
    expect(kept.filter((value) => value?.includes('Hallo'))).toEqual([]);
  });
});
