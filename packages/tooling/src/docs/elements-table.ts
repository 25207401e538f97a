import type { AttributeSpec, FeatureSpec, SampleValue, WidgetSpec } from '@foyer/react/internal';
import { partsOf } from '@foyer/react/part-texts';
import { features } from '@foyer/react/registry';
import { slotsOf } from '@foyer/react/slot-specs';

const audiences: Readonly<Record<string, string>> = { public: 'everybody', signedIn: 'every signed-in user' };

/** A value of a sample as an attribute in markup. */
function sampleText(name: string, value: SampleValue): string {
  if (value === true) return name;
  return `${name}="${typeof value === 'object' ? `an id of ${value.from}` : value}"`;
}

function markupOf({ tag, sample }: WidgetSpec): string {
  const attributes = Object.entries(sample).map(([name, value]) => ` ${sampleText(name, value)}`);
  return `\`\`\`html\n<foyer-${tag}${attributes.join('')}></foyer-${tag}>\n\`\`\``;
}

const code = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

function placeOf({ access, shows, states }: WidgetSpec): string {
  const own = ['loading', ...states, ...(access === 'public' ? [] : ['signed-out'])];
  const screens = shows.length > 0 ? `Shows the screen ${code(shows)} of the portal. ` : '';
  return `${screens}States: ${own.map((state) => `\`:state(${state})\``).join(', ')}.`;
}

/** The version that introduced a thing, and its replacement if it is deprecated. */
const lifeText = ({ since, deprecated }: Pick<WidgetSpec, 'since' | 'deprecated'>) =>
  `${since === undefined ? '' : ` Since ${since}.`}${deprecated === undefined ? '' : ` **Deprecated:** ${deprecated}`}`;

const cell = (text: string) => text.replaceAll('|', '\\|');

function attributeRow([name, spec]: [string, AttributeSpec]): string {
  const type = spec.values ? spec.values.map((value) => `\`${value}\``).join(', ') : spec.type;
  const fallback = spec.default === undefined ? '' : `\`${spec.default}\``;
  return `| \`${name}\` | ${cell(type)} | ${fallback} | ${cell(`${spec.description}${lifeText(spec)}`)} |`;
}

function section({ name }: FeatureSpec, widget: WidgetSpec): string {
  const { tag, summary, status, access, attributes, events } = widget;
  const audience = audiences[access] ?? `users with the permission \`${access}\``;
  const isNew = status === 'experimental' ? ' Experimental: may change without a new major version.' : '';
  const lines = [
    `## \`<foyer-${tag}>\``,
    `${summary.replace(/\.$/, '')}. React: \`<${widget.name} />\`. Feature \`${name}\`, for ${audience}.${isNew}${lifeText(widget)}`,
    markupOf(widget),
    placeOf(widget),
  ];
  const rows = Object.entries(attributes).map(attributeRow);
  if (rows.length > 0)
    lines.push(['| attribute | type | default | meaning |', '|---|---|---|---|', ...rows].join('\n'));
  const sent = Object.entries(events).map(
    ([event, { description, detail, cancelable, ...life }]) =>
      `| \`foyer-${event}\` | \`${cell(detail)}\` | ${cell(description)}${cancelable ? ' Can be prevented.' : ''}${cell(lifeText(life))} |`,
  );
  if (sent.length > 0) lines.push(['| event | detail | when |', '|---|---|---|', ...sent].join('\n'));
  const named = [
    { head: 'slot', what: 'content', list: slotsOf(widget) },
    { head: 'part', what: 'description', list: partsOf(widget) },
  ];
  for (const { head, what, list } of named) {
    const found = list.map(
      ({ name: each, description, ...life }) =>
        `| \`${each}\` | ${cell(`${description}${lifeText(life)}`)} |`,
    );
    if (found.length > 0) lines.push([`| ${head} | ${what} |`, '|---|---|', ...found].join('\n'));
  }
  return lines.join('\n\n');
}

/** Every element with its attributes, events and parts, for docs/elements.md. */
export const elementsTable = (list = features): string =>
  list.flatMap((feature) => feature.widgets.map((widget) => section(feature, widget))).join('\n\n');
