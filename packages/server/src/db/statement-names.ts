/** Statements with more parameters vary in shape (a list of rows to write) and are not worth keeping. */
const mostParameters = 60;
/** Limit of names: a connection keeps each named statement as long as it lives. */
const mostNames = 1000;

/**
 * Marks a statement whose plan depends on its values: the sizes of customers' lists differ by a factor of a thousand, so a plan for one
 * is wrong for the next. A marked statement gets no name, and is planned each time; for the others PostgreSQL keeps one plan where that
 * is as good as planning again.
 */
export const plannedPerValue = '/* planned for its values */';

/**
 * Names statements, equal texts alike, so that a connection parses each once. Undefined for a statement that is not worth a name.
 */
export function createStatementNames(): (
  statement: { readonly text: string },
  values: readonly unknown[],
) => string | undefined {
  const names = new Map<string, string>();
  return ({ text }, values) => {
    const cachedName = names.get(text);
    if (cachedName !== undefined) return cachedName;
    const isKept = values.length <= mostParameters && names.size < mostNames;
    if (!isKept || isOnce.test(text) || text.includes(plannedPerValue)) return undefined;
    const name = `foyer_${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}

/** Statements without a plan to keep: transactions and settings. */
const isOnce = /^(begin|commit|rollback|savepoint|release|set|show|create|drop|alter|truncate)\b/i;
