/** `/failing-<any name>/…` is the built elements, of which each widget's script fails the first time it is asked for. */
export function failOnce(): (
  context: { url: string; status: number; body: unknown },
  next: () => Promise<void>,
) => Promise<void> {
  const asked = new Set<string>();
  return async (context, next) => {
    const [, path] = /^\/failing-[\w-]+\/(.*)$/.exec(context.url) ?? [];
    if (path === undefined) return next();
    const [plain = ''] = context.url.split('?');
    const isFirst = path.startsWith('widgets/') && !asked.has(plain);
    asked.add(plain);
    if (isFirst) {
      context.status = 503;
      context.body = '';
      return undefined;
    }
    context.url = `/packages/elements/dist/${path}`;
    return next();
  };
}
