import { readFileSync } from 'node:fs';
import { mergeConfig, type Plugin, build as viteBuild } from 'vite';
import config from '../vite.config.ts';

/** Adds texts to one catalogue while it is loaded, as if a developer extended its widget. */
function withMoreTexts(catalogue: string, count: number): Plugin {
  return {
    name: 'foyer-more-texts',
    enforce: 'pre',
    load: {
      filter: { id: /\/locales\/\w+\.json$/ },
      handler(id) {
        if (!id.replaceAll('\\', '/').endsWith(`/${catalogue}`)) return undefined;
        const texts = JSON.parse(readFileSync(id, 'utf8')) as Record<string, string>;
        const [first = ''] = Object.keys(texts);
        for (let at = 1; at <= count; at++)
          texts[`${first}-${at}`] = `Noch ein Satz, den nur dieses Widget sagt, Nummer ${at}.`;
        return JSON.stringify(texts);
      },
    },
  };
}

/** `node build-with-more-texts.ts <folder> <…/locales/de.json>`: builds the elements with 105 more texts in one catalogue. */
const [outDir = '', catalogue = ''] = process.argv.slice(2);
await viteBuild(
  mergeConfig(await config({ command: 'build', mode: 'production' }), {
    configFile: false,
    root: `${import.meta.dirname}/..`,
    logLevel: 'warn',
    plugins: [withMoreTexts(catalogue, 105)],
    build: { outDir, emptyOutDir: true },
  }),
);
