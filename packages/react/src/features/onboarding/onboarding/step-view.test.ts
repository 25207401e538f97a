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
  ['the first open step', [step('contact', 'done'), step('address', 'open'), step('agreements', 'open')], 1],
  ['the first required step', [step('documents', 'open', false), step('agreements', 'open')], 1],
  [
    'the review if only optional steps are open',
    [step('contact', 'done'), step('documents', 'open', false)],
    2,
  ],
  ['the review if all steps are done', [step('contact', 'done')], 1],
  ['the review without steps', [], 0],
])('the next step is %s', (_, steps, expected) => {
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
  ['row by row', { 'contacts.0.name': 'Ida', 'contacts.1.name': 'Ole' }, [{ name: 'Ida' }, { name: 'Ole' }]],
  [
    'in the order of rows, not of fields',
    { 'contacts.1.name': 'Ole', 'contacts.0.name': 'Ida', 'contacts.0.phone': '1' },
    [{ name: 'Ida', phone: '1' }, { name: 'Ole' }],
  ],
  ['without the other fields of the form', { name: 'x', 'contacts.name': 'x', 'contacts.0.name.x': 'x' }, []],
])('contacts are read %s', (_, entries, expected) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.set(name, value);
  expect(readContacts(data)).toEqual(expected);
});
