import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes } from '@foyer/contract';
import type { ListRead } from './choose-read.ts';
import type { Words } from './words.ts';

/** Separate, so that the imports in the templates are not taken for imports of this file. */
const npmScope = '@foyer';

/** Data for the files of a new widget. */
export interface WidgetPlan {
  readonly feature: Words;
  readonly widget: Words;
  readonly read: ListRead;
}

/** Placeholder texts of a new widget, until a person replaces them. */
export interface Placeholder {
  readonly title: string;
  readonly empty: string;
  /** Name of an exported file. */
  readonly file: string;
}

const placeholderOf = (language: string): Placeholder =>
  JSON.parse(readFileSync(join(import.meta.dirname, `locales/${language}.json`), 'utf8')) as Placeholder;

/** Creates texts in every language. */
export const textsByLanguage = (make: (placeholder: Placeholder) => Record<string, string>) =>
  Object.fromEntries(languageCodes.map((language) => [language, make(placeholderOf(language))]));

/** Texts of the new widget by language. */
export const widgetTexts = ({ feature, widget }: WidgetPlan) => {
  const id = (name: string) => `${feature.kebab}.${widget.kebab}.${name}`;
  return textsByLanguage(({ title, empty }) => ({ [id('title')]: title, [id('empty')]: empty }));
};

const answer = ({ read }: WidgetPlan) => `CallOutput<Contract['${read.operation}']>`;

const container = (plan: WidgetPlan) => {
  const { widget, read } = plan;
  const input = read.isPaged ? `, { query: { limit } }` : '';
  const props = read.isPaged ? `{ limit = 5 }: ${widget.pascal}Props` : `_: ${widget.pascal}Props`;
  const own = read.isPaged
    ? `\n  /** Entries to show, 1 to 100. @default 5 */\n  readonly limit?: number;\n`
    : '';
  return `import { useResource } from '../../../provider/use-resource.ts';
import type { WidgetProps } from '../../../widget/define-widget.ts';
import { FailedState, WidgetSkeleton } from '../../../widget/states/widget-states.tsx';
import { ${widget.pascal}View } from './${widget.kebab}.view.tsx';

export interface ${widget.pascal}Props extends WidgetProps {${own}}

/** \`<foyer-${widget.kebab}>\`: the entries of \`${read.operation}\`. */
export function ${widget.pascal}(${props}) {
  const list = useResource('${read.operation}'${input});
  if (list.data) return <${widget.pascal}View items={list.data.items} />;
  if (list.error) return <FailedState error={list.error} onRetry={() => void list.reload()} />;
  return <WidgetSkeleton height="160px" />;
}
`;
};

const view = (plan: WidgetPlan) => {
  const { feature, widget, read } = plan;
  const text = (name: string) => `t('${feature.kebab}.${widget.kebab}.${name}')`;
  return `import type { CallOutput, Contract } from '${npmScope}/contract';
import { EmptyState } from '${npmScope}/ui/empty-state/empty-state.tsx';
import * as css from './${widget.kebab}.css.ts';
import { use${widget.pascal}Messages } from './${widget.kebab}.messages.ts';

export interface ${widget.pascal}ViewProps {
  readonly items: ${answer(plan)}['items'];
}

/** List of the entries, one line each. */
export function ${widget.pascal}View({ items }: ${widget.pascal}ViewProps) {
  const { t } = use${widget.pascal}Messages();
  if (items.length === 0) return <EmptyState title={${text('empty')}} />;
  return (
    <section className={css.layout} part="${widget.kebab}">
      <h2 className={css.title} part="title">{${text('title')}}</h2>
      <ul className={css.list} part="list">
        {items.map((item) => (
          <li key={item.id} className={css.entry} part="entry">{item.${read.label}}</li>
        ))}
      </ul>
    </section>
  );
}
`;
};

const styles = `import { tokens } from '${npmScope}/core/theme';
import { type } from '${npmScope}/ui/style/rules.ts';
import { style } from '@vanilla-extract/css';

export const layout = style({ display: 'grid', gap: tokens.space[12] });
export const title = style([type(18, 'semibold')]);
export const list = style({ display: 'grid' });
export const entry = style([
  type(14),
  { paddingBlock: tokens.space[12], borderBlockStart: \`1px solid \${tokens.color.border}\`, overflowWrap: 'anywhere' },
]);
`;

const fixture = (plan: WidgetPlan) => `import type { CallOutput, Contract } from '${npmScope}/contract';

/** Example responses of a server; for tests and examples. */
export const filled: ${answer(plan)} = ${JSON.stringify(plan.read.filled, null, 2)};
export const empty: ${answer(plan)} = ${JSON.stringify(plan.read.empty, null, 2)};
`;

const messages = ({
  feature,
  widget,
}: WidgetPlan) => `import { createMessages } from '../../../i18n/create-messages.ts';
import de from './locales/de.json';

export const ${widget.camel}Messages = createMessages(
  '${feature.kebab}.${widget.kebab}',
  de,
  (language) => import(\`./locales/\${language}.json\`),
);
export const use${widget.pascal}Messages = ${widget.camel}Messages.useMessages;
`;

const test = ({ feature, widget, read }: WidgetPlan) => `import { describeWidget } from '${npmScope}/testing';
import { ${widget.camel}Widget } from '../${feature.kebab}.manifest.ts';
import { empty, filled } from './${widget.kebab}-fixture.ts';

describeWidget(${widget.camel}Widget, {
  answers: { ${read.operation}: filled },
  ready: 'Beispiel',
  empty: { answers: { ${read.operation}: empty }, text: 'Noch keine Einträge' },
  failing: '${read.operation}',
});
`;

const example = ({ feature, widget }: WidgetPlan) => `import { createSdk } from '${npmScope}/core';
import type { Example } from '${npmScope}/ui/example.ts';
import { useState } from 'react';
import { FoyerProvider } from '../../../provider/foyer-provider.tsx';
import { ${widget.camel}Messages } from './${widget.kebab}.messages.ts';
import { ${widget.pascal}View } from './${widget.kebab}.view.tsx';
import { empty, filled } from './${widget.kebab}-fixture.ts';

function Shown() {
  const [sdk] = useState(() => {
    const own = createSdk();
    void own.localisation.register(${widget.camel}Messages);
    return own;
  });
  return (
    <FoyerProvider sdk={sdk}>
      <${widget.pascal}View items={filled.items} />
      <${widget.pascal}View items={empty.items} />
    </FoyerProvider>
  );
}

export const example: Example = {
  title: '${widget.pascal}',
  group: '${feature.pascal}',
  render: () => <Shown />,
};
`;

/** The files that are the same for every generated widget. */
export const widgetSupport = (plan: WidgetPlan) => ({
  messages: messages(plan),
  fixture: fixture(plan),
  test: test(plan),
});

/** The widget's folder: file name to text. */
export function widgetFiles(plan: WidgetPlan): Readonly<Record<string, string>> {
  const { kebab } = plan.widget;
  return {
    [`${kebab}.tsx`]: container(plan),
    [`${kebab}.view.tsx`]: view(plan),
    [`${kebab}.css.ts`]: styles,
    [`${kebab}.messages.ts`]: messages(plan),
    [`${kebab}-fixture.ts`]: fixture(plan),
    [`${kebab}.test.tsx`]: test(plan),
    [`${kebab}.example.tsx`]: example(plan),
  };
}

/** The widget's part of the manifest. */
export function widgetManifest({ widget, read }: WidgetPlan): string {
  const attributes = read.isPaged
    ? `{ limit: { type: 'number', description: 'Entries to show, 1 to 100', default: 5 } }`
    : '{}';
  return `export const ${widget.camel}Widget = defineWidget({
  tag: '${widget.kebab}',
  name: '${widget.pascal}',
  summary: 'The entries of \`${read.operation}\`, one line each',
  status: 'experimental',
  access: '${read.access}',
  attributes: ${attributes},
  sample: {},
  shows: [],
  states: ['empty', 'error'],
  events: { navigate: navigateEvent },
  parts: { '${widget.kebab}': 'The widget as a whole.', title: true, list: true, entry: 'An entry of the list.' },
  minBlockSize: '160px',
  load: () => import('./${widget.kebab}/${widget.kebab}.tsx').then((module) => module.${widget.pascal}),
  messages: () => import('./${widget.kebab}/${widget.kebab}.messages.ts').then((module) => module.${widget.camel}Messages),
});
`;
}
