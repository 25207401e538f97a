import { describe, expect, it, onTestFinished } from 'vitest';
import { collectDraft, restoreDraft } from './draft-fields.ts';

function formOf(html: string): HTMLFormElement {
  const form = document.createElement('form');
  form.innerHTML = html;
  document.body.append(form);
  onTestFinished(() => form.remove());
  return form;
}
const fieldOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement;
const checked = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);

const all = `
  <input name="subject" value="Kabel" />
  <input name="empty" value="" />
  <input value="no name" />
  <textarea name="note">zwei\nZeilen</textarea>
  <select name="kind"><option value="a">A</option><option value="b" selected>B</option></select>
  <input type="checkbox" name="topic" value="x" checked /><input type="checkbox" name="topic" value="y" />
  <input type="radio" name="answer" value="yes" /><input type="radio" name="answer" value="no" checked />
  <input type="password" name="secretWord" value="geheim" />
  <input name="pin" value="1234" />
  <input type="file" name="photo" />
  <button name="send" value="now">Senden</button>`;

describe('the draft of a form', () => {
  it('is what was typed and chosen, never a password, a file, a button or what is named as secret', () => {
    expect(collectDraft(formOf(all), ['pin'])).toEqual({
      subject: 'Kabel',
      note: 'zwei\nZeilen',
      kind: 'b',
      topic: ['x'],
      answer: ['no'],
    });
  });

  it('knows boxes that are all empty from boxes that are not there', () => {
    const form = formOf('<input type="checkbox" name="terms" value="true" />');
    expect(collectDraft(form, [])).toEqual({ terms: [] });
  });
});

describe('a restored draft', () => {
  const empty = `
    <input name="subject" /><textarea name="note"></textarea>
    <select name="kind"><option value="a">A</option><option value="b">B</option></select>
    <input type="checkbox" name="topic" value="x" /><input type="checkbox" name="topic" value="y" checked />
    <input type="radio" name="answer" value="yes" checked /><input type="radio" name="answer" value="no" />`;

  it('has the stored values', () => {
    const form = formOf(empty);
    restoreDraft(form, { subject: 'Kabel', note: 'Notiz', kind: 'b', topic: ['x'], answer: ['no'] });
    expect([fieldOf(form, 'subject').value, fieldOf(form, 'note').value]).toEqual(['Kabel', 'Notiz']);
    expect([fieldOf(form, 'kind').value, checked(form)]).toEqual(['b', ['x', 'no']]);
  });

  it('keeps values that the user typed meanwhile, and fields unknown to the draft', () => {
    const form = formOf('<input name="subject" value="neu" /><input name="other" value="da" />');
    restoreDraft(form, { subject: 'alt' });
    expect([fieldOf(form, 'subject').value, fieldOf(form, 'other').value]).toEqual(['neu', 'da']);
  });

  it('chooses nothing that can no longer be chosen', () => {
    const form = formOf(empty);
    restoreDraft(form, { kind: 'gone', topic: ['gone'] });
    expect([fieldOf(form, 'kind').value, checked(form)]).toEqual(['a', ['yes']]);
  });

  it('does not touch hidden fields, which belong to what is shown beside them', () => {
    const form = formOf('<input type="hidden" name="day" value="" />');
    restoreDraft(form, { day: '2026-11-24' });
    expect(fieldOf(form, 'day').value).toBe('');
  });

  it.each([{ subject: 7 }, { subject: null }, { subject: ['Kabel'] }, { topic: 'x' }])(
    'ignores a damaged draft: %j',
    (draft) => {
      const form = formOf(empty);
      restoreDraft(form, draft);
      expect([fieldOf(form, 'subject').value, checked(form)]).toEqual(['', ['y', 'yes']]);
    },
  );

  it('gives back exactly what it took', () => {
    const form = formOf(all);
    const draft = collectDraft(form, []);
    const other = formOf(all.replace(' selected', '').replaceAll(' checked', '').replace('Kabel', ''));
    restoreDraft(other, draft);
    expect(collectDraft(other, [])).toEqual(draft);
  });
});
