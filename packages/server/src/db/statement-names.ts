/** A statement with more parameters is one of many shapes (a list of rows to write) and not worth keeping. */
const mostParameters = 60;
/** A connection keeps each named statement as long as it lives, so there is an end to them. */
const mostNames = 1000;

/**
 * Stands in a statement whose plan depends on its values: lists, whose customers differ by a thousand times in size, so that
 * what is planned for one is wrong for the next. It gets no name, and so is planned each time; of the others PostgreSQL keeps
 * one plan where that is as good as planning anew.
 */
export const plannedPerValue = '/* planned for its values */';

/**
 * Names for statements, the same text the same name: a connection then parses each once. Undefined where a statement is not
 * worth one.
 */
export function createStatementNames(): (
  statement: { readonly text: string },
  values: readonly unknown[],
) => string | undefined {
  const names = new Map<string, string>();
  return ({ text }, values) => {
    const known = names.get(text);
    if (known !== undefined) return known;
    const isKept = values.length <= mostParameters && names.size < mostNames;
    if (!isKept || isOnce.test(text) || text.includes(plannedPerValue)) return undefined;
    const name = `foyer_${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}

/** What has no plan to keep: transactions and settings. */
const isOnce = /^(begin|commit|rollback|savepoint|release|set|show|create|drop|alter|truncate)\b/i;
