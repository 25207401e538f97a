import { API_ROOT } from '@foyer/contract/routes';
import { partsOf } from '@foyer/react/part-texts';
import { slotsOf } from '@foyer/react/slot-specs';
import { commonEvents, commons, pageEvents, typeText, widgets } from './widget-list.ts';

const attributeLine = (name: string, type: string, description: string) =>
  `- attribute \`${name}\` (${type}): ${description}`;
const eventLine = ({ name, detail, description }: { name: string; detail: string; description: string }) =>
  `- event \`foyer-${name}\`, detail \`${detail}\`: ${description}`;

/** `llms.txt`: a short reference of all elements for language models. @see https://llmstxt.org */
export function llmsText(): string {
  const sections = widgets.map(({ widget }) =>
    [
      `### \`<foyer-${widget.tag}>\``,
      '',
      `${widget.summary.replace(/\.$/, '')}.${widget.deprecated ? ` Deprecated: ${widget.deprecated}` : ''}`,
      '',
      ...Object.entries(widget.attributes).map(([name, spec]) =>
        attributeLine(name, typeText(spec), spec.description),
      ),
      ...Object.entries(widget.events).map(([name, event]) => eventLine({ name, ...event })),
      ...slotsOf(widget).map(({ name, description }) => `- slot \`${name}\`: ${description}`),
      ...partsOf(widget).map(({ name, description }) => `- part \`${name}\`: ${description}`),
    ].join('\n'),
  );
  return `# Foyer elements

> Widgets of a customer portal (sign-in, shop, cart, orders, invoices, tickets and more) as custom elements for any website.

A page needs one script; it loads only the widgets used on the page:

\`\`\`html
<link rel="stylesheet" href="https://portal.example/elements/foyer.css" />
<script type="module" src="https://portal.example/elements/foyer.js"
        data-api="https://portal.example" data-brand="nordlicht"></script>
<foyer-login></foyer-login>
\`\`\`

From npm: \`import { defineAll, Foyer } from '@foyer/elements'\`. By script: \`import { Foyer } from 'https://portal.example/elements/host.js'\`.
\`Foyer\` has \`ready\`, \`session\`, \`signIn()\`, \`signOut()\`, \`setLocale()\`, \`setScheme()\`, \`setCompany()\` and \`on()\`.

## Files beside the loader

- [custom-elements.json](custom-elements.json): the Custom Elements Manifest
- [web-types.json](web-types.json), [vscode.html-custom-data.json](vscode.html-custom-data.json), [vscode.css-custom-data.json](vscode.css-custom-data.json): for editors
- [foyer.d.ts](foyer.d.ts): types
- [The API, as OpenAPI](${API_ROOT}/openapi.json), below the server's own address

## Attributes and events of every element

${commons.map(({ name, type, description }) => attributeLine(name, type, description)).join('\n')}
${commonEvents.map(eventLine).join('\n')}

## Events on the document

${pageEvents.map(eventLine).join('\n')}

## Elements

${sections.join('\n\n')}
`;
}
