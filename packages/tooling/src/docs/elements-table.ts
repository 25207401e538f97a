import type { AttributeSpec, FeatureSpec, WidgetSpec } from '@foyer/react/internal';
import { features } from '@foyer/react/registry';

const audiences: Readonly<Record<string, string>> = { public: 'everybody', signedIn: 'whoever is signed in' };

const cell = (text: string) => text.replaceAll('|', '\\|');

function attributeRow([name, spec]: [string, AttributeSpec]): string {
  const type = spec.values ? spec.values.map((value) => `\`${value}\``).join(', ') : spec.type;
  const fallback = spec.default === undefined ? '' : `\`${spec.default}\``;
  return `| \`${name}\` | ${cell(type)} | ${fallback} | ${cell(spec.description)} |`;
}

function section({ name }: FeatureSpec, widget: WidgetSpec): string {
  const { tag, summary, status, access, attributes, events, parts } = widget;
  const audience = audiences[access] ?? `who has the permission \`${access}\``;
  const isNew = status === 'experimental' ? ' May still change.' : '';
  const lines = [
    `## \`<foyer-${tag}>\``,
    `${summary}. React: \`<${widget.name} />\`. Feature \`${name}\`, for ${audience}.${isNew}`,
  ];
  const rows = Object.entries(attributes).map(attributeRow);
  if (rows.length > 0)
    lines.push(['| attribute | type | default | meaning |', '|---|---|---|---|', ...rows].join('\n'));
  const sent = Object.entries(events).map(
    ([event, { description, detail, cancelable }]) =>
      `| \`foyer-${event}\` | \`${cell(detail)}\` | ${cell(description)}${cancelable ? ' Can be prevented.' : ''} |`,
  );
  if (sent.length > 0) lines.push(['| event | detail | when |', '|---|---|---|', ...sent].join('\n'));
  if (parts.length > 0) lines.push(`Parts: ${parts.map((part) => `\`${part}\``).join(', ')}.`);
  return lines.join('\n\n');
}

/** Every element with its attributes, events and parts, for docs/elements.md. */
export const elementsTable = (): string =>
  features.flatMap((feature) => feature.widgets.map((widget) => section(feature, widget))).join('\n\n');
