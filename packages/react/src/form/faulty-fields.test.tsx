import { showInProvider } from '@foyer/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { faultyFields, watchFaultyFields } from './faulty-fields.ts';

describe('faultyFields', () => {
  it('are those that say so, inside the form and tied to it from outside', async () => {
    const { box } = await showInProvider(null);
    const outside = Object.assign(document.createElement('input'), { id: 'two', ariaLabel: 'Zwei' });
    outside.setAttribute('form', 'f');
    const form = Object.assign(document.createElement('form'), { id: 'f' });
    const inside = Object.assign(document.createElement('input'), {
      name: 'one',
      ariaLabel: 'Eins',
      required: true,
    });
    form.append(inside, document.createElement('button'));
    box.append(outside, form);
    // errors that the browser itself finds are left to the schema
    expect(faultyFields(form)).toEqual([]);
    for (const field of [inside, outside]) field.setCustomValidity('Bitte eine Zahl');
    expect(faultyFields(form)).toEqual([
      { path: 'two', code: 'faulty-field', params: { field: 'Zwei', reason: 'Bitte eine Zahl' } },
      { path: 'one', code: 'faulty-field', params: { field: 'Eins', reason: 'Bitte eine Zahl' } },
    ]);
    inside.setCustomValidity('');
    outside.setCustomValidity('');
    expect(faultyFields(form)).toEqual([]);
    box.replaceChildren();
  });
});

function faulty(html: string): HTMLFormElement {
  document.body.innerHTML = `<form>${html}</form>`;
  const form = document.querySelector('form') as HTMLFormElement;
  for (const field of form.querySelectorAll('input')) field.setCustomValidity('Bitte eine Zahl');
  return form;
}
afterEach(() => document.body.replaceChildren());

describe('a faulty field is called', () => {
  it.each([
    ['by its label', '<label>Menge <input name="a"></label>', 'Menge'],
    ['by the name for screen readers', '<label>Menge <input name="a" aria-label="Anzahl"></label>', 'Anzahl'],
    ['by nothing without both', '<input name="a">', ''],
  ])('%s', (_, html, expected) => {
    expect(faultyFields(faulty(html))[0]?.params).toEqual({ field: expected, reason: 'Bitte eine Zahl' });
  });
});

describe('a form with faulty fields is watched', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const press = () => {
    document.body.click();
    vi.runAllTimers();
  };

  it('until none is left, which is told too', () => {
    const form = faulty('<input name="a">');
    const tell = vi.fn();
    watchFaultyFields(form, tell);
    press();
    expect(tell).toHaveBeenCalledTimes(1);
    form.querySelector('input')?.setCustomValidity('');
    press();
    press();
    expect(tell).toHaveBeenCalledTimes(2);
  });

  it('until it is gone, of which nobody is told', () => {
    const form = faulty('<input name="a">');
    const tell = vi.fn();
    watchFaultyFields(form, tell);
    form.remove();
    press();
    document.body.append(form);
    press();
    expect(tell).not.toHaveBeenCalled();
  });

  it('no more after the first of two things that were done at a time has found it gone', () => {
    const form = faulty('<input name="a">');
    const tell = vi.fn();
    watchFaultyFields(form, tell);
    form.remove();
    document.body.click();
    press();
    expect(tell).not.toHaveBeenCalled();
  });

  it('not where no field is faulty', () => {
    const form = faulty('');
    const tell = vi.fn();
    watchFaultyFields(form, tell);
    press();
    expect(tell).not.toHaveBeenCalled();
  });
});
