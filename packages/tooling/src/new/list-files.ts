import type { ListField } from './list-fields.ts';
import { type Placeholder, type WidgetPlan, widgetSupport } from './widget-files.ts';
import { kebabOf } from './words.ts';

/** Separate, so that the imports in the templates are not taken for imports of this file. */
const npmScope = '@foyer';

/** Data for the files of a new list. */
export interface ListPlan extends WidgetPlan {
  /** Fields of an entry, the title first. */
  readonly fields: readonly ListField[];
  /** Initial sort order. */
  readonly sort: string | undefined;
}

/** Number of columns that are shown initially; the user can show the others. */
const shownAtFirst = 6;

/** `orderedAt` to `Ordered at`: a person replaces it. */
const wordsOfField = (name: string): string => {
  const text = kebabOf(name).replaceAll('-', ' ');
  return text.slice(0, 1).toUpperCase() + text.slice(1);
};

const idOf = ({ feature, widget }: WidgetPlan, name: string) => `${feature.kebab}.${widget.kebab}.${name}`;

/** Texts of the new list in one language; a person replaces them. */
export const listTexts = (plan: ListPlan, { title, file }: Placeholder): Record<string, string> => ({
  [idOf(plan, 'title')]: title,
  [idOf(plan, 'file')]: file,
  ...Object.fromEntries(
    plan.fields.map(({ name }) => [idOf(plan, `column.${kebabOf(name)}`), wordsOfField(name)]),
  ),
});

const column = (plan: ListPlan, { name, kind, isTitle, sort }: ListField, at: number): string =>
  [
    `    {`,
    `      id: '${name}',`,
    `      header: t('${idOf(plan, `column.${kebabOf(name)}`)}'),`,
    kind === 'text' ? '' : `      type: '${kind}',`,
    sort ? `      sort: '${name}',` : '',
    isTitle ? `      isTitle: true,` : '',
    !isTitle && at >= shownAtFirst ? `      shown: 'optional',` : '',
    `      value: (entry) => entry.${name},`,
    `    },`,
  ]
    .filter(Boolean)
    .join('\n');

const columns = (plan: ListPlan) => `import type { ListColumn } from '../../../list/list-columns.ts';
import { use${plan.widget.pascal}Messages } from './${plan.widget.kebab}.messages.ts';

/** Columns of the table, the cards, the short list and the export. */
export function use${plan.widget.pascal}Columns(): readonly ListColumn<'${plan.read.operation}'>[] {
  const { t } = use${plan.widget.pascal}Messages();
  return [
${plan.fields.map((field, at) => column(plan, field, at)).join('\n')}
  ];
}
`;

const container = (plan: ListPlan) => {
  const { widget, read, sort } = plan;
  const { pascal, kebab } = widget;
  return `import { CompactList } from '../../../list/compact-list.tsx';
import { DataList } from '../../../list/data-list.tsx';
import { useList } from '../../../list/use-list.ts';
import type { WidgetProps } from '../../../widget/define-widget.ts';
import { use${pascal}Messages } from './${kebab}.messages.ts';
import { use${pascal}Columns } from './use-${kebab}-columns.tsx';

export interface ${pascal}Props extends WidgetProps {
  /** Shows only the first entries, for a home page. @default false */
  readonly compact?: boolean;
  /** Entries per page, 1 to 100. @default 25, or 5 when compact */
  readonly pageSize?: number;
  /** Keeps search, page and columns in the page's address. @default false */
  readonly syncUrl?: boolean;
}

/** \`<foyer-${kebab}>\`: the entries of \`${read.operation}\`. */
export function ${pascal}({ compact = false, pageSize, syncUrl = false }: ${pascal}Props) {
  const { t } = use${pascal}Messages();
  const columns = use${pascal}Columns();
  const list = useList('${read.operation}', {
    ${sort === undefined ? '' : `sort: '${sort}',`}
    columns,
    pageSize,
    defaultPageSize: compact ? 5 : 25,
    syncUrl: !compact && syncUrl,
  });
  const title = t('${idOf(plan, 'title')}');
  const shown = { list, columns, part: '${kebab}' };
  if (compact) return <CompactList {...shown} label={title} />;
  return <DataList {...shown} title={title} fileName={t('${idOf(plan, 'file')}')} />;
}
`;
};

const example = ({
  feature,
  widget,
  read,
}: ListPlan) => `import { ExampleWidget } from '${npmScope}/testing/example-widget';
import type { Example } from '${npmScope}/ui/example.ts';
import { ${widget.camel}Widget } from '../${feature.kebab}.manifest.ts';
import { filled } from './${widget.kebab}-fixture.ts';

/** Example with fixed responses. */
export const example: Example = {
  title: '${widget.pascal}',
  group: '${feature.pascal}',
  render: () => <ExampleWidget widget={${widget.camel}Widget} answers={{ ${read.operation}: filled }} />,
};
`;

/** The list's folder: file name to text. */
export function listFiles(plan: ListPlan): Readonly<Record<string, string>> {
  const { kebab } = plan.widget;
  const { messages, fixture, test } = widgetSupport(plan);
  return {
    [`${kebab}.tsx`]: container(plan),
    [`use-${kebab}-columns.tsx`]: columns(plan),
    [`${kebab}.messages.ts`]: messages,
    [`${kebab}-fixture.ts`]: fixture,
    [`${kebab}.test.tsx`]: test,
    [`${kebab}.example.tsx`]: example(plan),
  };
}

/** The list's part of the manifest. */
export function listManifest({ widget, read }: ListPlan): string {
  return `export const ${widget.camel}Widget = defineListWidget({
  tag: '${widget.kebab}',
  name: '${widget.pascal}',
  summary: 'The entries of \`${read.operation}\`, with search, paging and CSV export',
  status: 'experimental',
  access: '${read.access}',
  entries: 'entries',
  compact: 'Only the first entries',
  shows: [],
  parts: { '${widget.kebab}': 'The widget as a whole.' },
  load: () => import('./${widget.kebab}/${widget.kebab}.tsx').then((module) => module.${widget.pascal}),
  messages: () => import('./${widget.kebab}/${widget.kebab}.messages.ts').then((module) => module.${widget.camel}Messages),
});
`;
}
