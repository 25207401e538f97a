import { expect, it } from 'vitest';
import { readContacts } from './read-contacts.ts';
import { askedOf, firstOpen, type StepView } from './step-view.ts';

const step = (name: string, state: StepView['state'], isRequired = true): StepView => ({
  step: name as StepView['step'],
  state,
  isRequired,
  version: 0,
});

it.each([
  [
    'the first that is open',
    [step('contact', 'done'), step('address', 'open'), step('agreements', 'open')],
    1,
  ],
  ['the first that has to be done', [step('documents', 'open', false), step('agreements', 'open')], 1],
  [
    'the review where only what need not be done is open',
    [step('contact', 'done'), step('documents', 'open', false)],
    2,
  ],
  ['the review where all is done', [step('contact', 'done')], 1],
  ['the review where there are no steps', [], 0],
])('it goes on with %s', (_, steps, expected) => {
  expect(firstOpen(steps)).toBe(expected);
});

it('asks for no step that is skipped, or that only a newer server knows', () => {
  const steps = [
    step('contact', 'done'),
    step('address', 'skipped'),
    step('toString', 'open'),
    step('moon', 'open'),
  ];
  expect(askedOf(steps, { contact: 1, address: 1 }).map(({ step: name }) => name)).toEqual(['contact']);
});

it.each([
  [
    'by their rows',
    { 'contacts.0.name': 'Ida', 'contacts.1.name': 'Ole' },
    [{ name: 'Ida' }, { name: 'Ole' }],
  ],
  [
    'in their order, whatever that of the fields is',
    { 'contacts.1.name': 'Ole', 'contacts.0.name': 'Ida', 'contacts.0.phone': '1' },
    [{ name: 'Ida', phone: '1' }, { name: 'Ole' }],
  ],
  ['and nothing else of the form', { name: 'x', 'contacts.name': 'x', 'contacts.0.name.x': 'x' }, []],
])('contacts are read %s', (_, entries, expected) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.set(name, value);
  expect(readContacts(data)).toEqual(expected);
});
