import { languages } from '@foyer/react';
import { Select } from '@foyer/ui/select/select.tsx';
import { UiRoot } from '@foyer/ui/style/ui-root.tsx';
import { TextField } from '@foyer/ui/text-field/text-field.tsx';
import { ExampleFrame } from './example-frame.tsx';
import { examples } from './examples.ts';
import * as css from './playground.css.ts';
import { type Settings, useSettings } from './settings.ts';

/** A right-to-left language without texts of ours: the examples stay German, but are laid out from the right. */
const rightToLeft = 'ar-EG';
const options = (...values: string[]) => values.map((value) => ({ value, label: value }));
const brands = [
  { value: '95C11F', label: 'Foyer 95C11F' },
  { value: '0B5FFF', label: 'Nordlicht 0B5FFF' },
  { value: 'FFB000', label: 'Sonnental FFB000' },
  { value: '000000', label: '000000' },
  { value: 'FFFFFF', label: 'FFFFFF' },
];

interface BarProps {
  readonly settings: Settings;
  readonly change: (next: Partial<Settings>) => void;
}

function Bar({ settings, change }: BarProps) {
  const { scheme, brand, locale, width, only } = settings;
  return (
    <header className={css.bar}>
      <Select
        label="Example"
        value={only}
        placeholder="All"
        options={examples.map(({ name, title, group }) => ({ value: name, label: `${group}: ${title}` }))}
        onValueChange={(value) => change({ only: value })}
      />
      <Select
        label="Scheme"
        value={scheme}
        options={options('light', 'dark', 'auto')}
        onValueChange={(value) => change({ scheme: value as Settings['scheme'] })}
      />
      <Select
        label="Brand"
        value={brand}
        options={brands}
        onValueChange={(value) => change({ brand: value })}
      />
      <TextField label="Colour" value={brand} onValueChange={(value) => change({ brand: value })} />
      <Select
        label="Language"
        value={locale}
        options={options(...languages.map(({ locale: one }) => one.replace('_', '-')), rightToLeft)}
        onValueChange={(value) => change({ locale: value })}
      />
      <Select
        label="Width"
        value={width}
        options={options('full', '1440', '768', '390', '320')}
        onValueChange={(value) => change({ width: value })}
      />
    </header>
  );
}

/** Every example of the repository, under the same switches. */
export function Playground() {
  const [settings, change] = useSettings();
  const { only, from } = settings;
  const shown = examples.filter(
    (example) => (only === '' || only === example.name) && (from === '' || from === example.from),
  );
  const groups = [...new Set(shown.map((example) => example.group))];
  const inlineSize = settings.width === 'full' ? undefined : `${Number(settings.width) || 390}px`;
  return (
    <UiRoot root={document} locale={settings.locale} scheme={settings.scheme} primaryColor={settings.brand}>
      <div className={css.page}>
        <Bar settings={settings} change={change} />
        <main className={css.main} style={{ inlineSize, maxInlineSize: inlineSize }}>
          <h1 className={css.heading}>Foyer</h1>
          {groups.map((group) => (
            <section key={group} className={css.section}>
              <h2 className={css.group}>{group}</h2>
              {shown
                .filter((example) => example.group === group)
                .map((example) => (
                  <article key={example.name} id={example.name} className={css.section}>
                    <h3 className={css.title}>{example.title}</h3>
                    <ExampleFrame example={example} settings={settings} />
                  </article>
                ))}
            </section>
          ))}
        </main>
      </div>
    </UiRoot>
  );
}
