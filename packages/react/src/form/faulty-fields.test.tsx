import { showInProvider } from '@foyer/testing';
import { describe, expect, it } from 'vitest';
import { faultyFields } from './faulty-fields.ts';

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
    // what a browser finds by itself is the schema's to say
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
