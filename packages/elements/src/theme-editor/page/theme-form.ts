import { type Look, plainLook } from '../look-tokens.ts';
import type { ThemeText, themeText } from '../theme-text.ts';

type Say = ReturnType<typeof themeText>;
type Name = keyof Look | 'widget' | 'scheme' | 'locale';
type Choices = readonly (readonly [value: string, text: string])[];

/** The choices of the form: the look, and the settings of the preview. */
export interface Chosen extends Look {
  readonly widget: string;
  readonly scheme: string;
  readonly locale: string;
}

/** A field with its label and an optional hint. */
function labelled(say: Say, field: HTMLElement, name: Name, hint?: ThemeText): HTMLElement {
  field.id = name;
  field.setAttribute('name', name);
  const label = document.createElement('label');
  label.htmlFor = name;
  label.textContent = say(name);
  const group = document.createElement('div');
  group.className = 'field';
  group.append(label, field);
  if (hint) {
    const note = Object.assign(document.createElement('p'), { id: `${name}-hint`, className: 'muted' });
    note.textContent = say(hint);
    field.setAttribute('aria-describedby', note.id);
    group.append(note);
  }
  return group;
}

function choice(choices: Choices): HTMLSelectElement {
  const field = document.createElement('select');
  field.append(...choices.map(([value, text]) => new Option(text, value)));
  return field;
}

function input(placeholder: string): HTMLInputElement {
  const field = document.createElement('input');
  field.spellcheck = false;
  field.placeholder = placeholder;
  return field;
}

/** Creates the form, and the function that reads its choices. */
export function createThemeForm(
  say: Say,
  { widgets, locales, begin }: { widgets: Choices; locales: Choices; begin: Chosen },
): { readonly form: HTMLFormElement; readonly read: () => Chosen } {
  const form = document.createElement('form');
  const own = document.createElement('textarea');
  own.rows = 4;
  own.spellcheck = false;
  own.placeholder = '--foyer-color-surface-sunken: #f0f4ff;';
  const schemes = (['light', 'dark', 'auto'] as const).map((name) => [name, say(name)] as const);
  const radii = ([0, 4, plainLook.radius, 12, 16] as const).map((size) => [`${size}`, `${size} px`] as const);
  form.append(
    labelled(say, input('#95c11f'), 'color', 'color-hint'),
    labelled(say, input('Georgia, serif'), 'font', 'font-hint'),
    labelled(say, choice(radii), 'radius'),
    labelled(say, choice(widgets), 'widget'),
    labelled(say, choice(schemes), 'scheme'),
    labelled(say, choice(locales), 'locale'),
    labelled(say, own, 'own', 'own-hint'),
  );
  form.lastElementChild?.classList.add('wide');
  const fieldOf = (name: Name) => form.elements.namedItem(name) as HTMLInputElement;
  for (const [name, value] of Object.entries(begin)) fieldOf(name as Name).value = String(value);
  form.addEventListener('submit', (event) => event.preventDefault());
  const text = (name: Name) => fieldOf(name).value.trim();
  const read = (): Chosen => ({
    color: text('color'),
    font: text('font'),
    radius: Number(text('radius')),
    own: text('own'),
    widget: text('widget'),
    scheme: text('scheme'),
    locale: text('locale'),
  });
  return { form, read };
}
