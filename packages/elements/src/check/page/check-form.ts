import type { CheckText, checkText } from '../check-text.ts';

type Say = ReturnType<typeof checkText>;
type Name = 'origin' | 'brand' | 'policy' | 'tags';

/** The input of a partner. */
export type FormValues = Readonly<Record<Name, string>>;

function createField(say: Say, name: Name, hint: CheckText): HTMLElement {
  const isLong = name === 'policy' || name === 'tags';
  const field = document.createElement(isLong ? 'textarea' : 'input');
  field.id = name;
  field.name = name;
  field.spellcheck = false;
  field.autocapitalize = 'off';
  field.setAttribute('aria-describedby', `${name}-hint`);
  if (field instanceof HTMLTextAreaElement) field.rows = 3;
  else field.required = name === 'origin';
  const label = document.createElement('label');
  label.htmlFor = name;
  label.textContent = say(name);
  const note = document.createElement('p');
  note.id = `${name}-hint`;
  note.className = 'muted';
  note.textContent = say(hint);
  const group = document.createElement('div');
  group.className = isLong ? 'field wide' : 'field';
  group.append(label, field, note);
  return group;
}

/** Creates the form, and the function that reads its values. */
export function createForm(
  say: Say,
  begin: Pick<FormValues, 'origin' | 'brand'>,
): { readonly form: HTMLFormElement; readonly read: () => FormValues } {
  const form = document.createElement('form');
  const button = document.createElement('button');
  button.textContent = say('run');
  form.append(
    createField(say, 'origin', 'origin-hint'),
    createField(say, 'brand', 'brand-hint'),
    createField(say, 'policy', 'policy-hint'),
    createField(say, 'tags', 'tags-hint'),
    button,
  );
  const fieldOf = (name: Name) => form.elements.namedItem(name) as HTMLInputElement;
  for (const name of ['origin', 'brand'] as const) fieldOf(name).value = begin[name];
  const read = (): FormValues => ({
    origin: fieldOf('origin').value.trim(),
    brand: fieldOf('brand').value.trim(),
    policy: fieldOf('policy').value,
    tags: fieldOf('tags').value,
  });
  return { form, read };
}
