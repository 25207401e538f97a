/** The whole modules that a page shows, by the file they become: TypeScript blocks that begin with an import. */
export function docExamples(page: string, text: string): Record<string, string> {
  const blocks = [...text.matchAll(/^```(tsx?)\n(import [\s\S]*?)^```$/gm)];
  const name = page.replace(/\.md$/, '').replaceAll('/', '-').toLowerCase();
  return Object.fromEntries(
    blocks.map(([, language, code = ''], at) => [`${name}-${at + 1}.${language}`, code]),
  );
}
