import { foldText } from '@foyer/contract/fold-text';

/** Most frequent words in lists of stolen passwords, in the languages of the portal and on their keyboards. */
const common = [
  ...['password', 'passwort', 'kennwort', 'passwd', 'motdepasse', 'contrasena', 'clave', 'geheim', 'secret'],
  ...[
    'qwertz',
    'qwerty',
    'azerty',
    'asdf',
    'yxcv',
    'zxcv',
    'letmein',
    'changeme',
    'admin',
    'login',
    'test',
    'demo',
  ],
  ...[
    'welcome',
    'willkommen',
    'bienvenue',
    'bienvenido',
    'hallo',
    'hello',
    'bonjour',
    'hola',
    'start',

    'new',
  ],
  ...[
    'fruhling',
    'fruehling',
    'sommer',
    'herbst',
    'winter',
    'spring',
    'summer',
    'autumn',
    'monkey',
    'dragon',
    'master',
  ],
  ...[
    'iloveyou',
    'ichliebedich',
    'schatz',
    'sonnenschein',
    'sunshine',
    'fussball',
    'football',
    'superman',
    'princess',
  ],
] as const;

/** Number of characters that must be left after all that is easily guessed is removed. */
const LEAST_LEFT = 6;

/** Removes runs of four or more characters that count up or down or repeat: `12345`, `dcba`, `aaaa`. */
function withoutRuns(text: string): string {
  const kept: string[] = [];
  for (let at = 0; at < text.length; ) {
    const step = (text.codePointAt(at + 1) ?? 0) - (text.codePointAt(at) ?? 0);
    let end = at + 1;
    while (
      Math.abs(step) <= 1 &&
      end < text.length &&
      (text.codePointAt(end) ?? 0) - (text.codePointAt(end - 1) ?? 0) === step
    )
      end++;
    if (end - at < 4) kept.push(text.slice(at, at + 1));
    at = end - at < 4 ? at + 1 : end;
  }
  return kept.join('');
}

/**
 * Whether a password consists of what an attacker tries first: common words, data of the account (`known`: name, address, company,
 * brand), years, and runs of characters. It is guessable if fewer than `LEAST_LEFT` other letters and digits are left.
 * @see NIST SP 800-63B section 3.1.1.2
 */
export function isGuessable(password: string, known: readonly string[]): boolean {
  const own = known
    .flatMap((text) => foldText(text).split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length > 3);
  const words = [...new Set([...own, ...common])].sort((one, other) => other.length - one.length);
  const bare = words.reduce((text, word) => text.replaceAll(word, ' '), foldText(password));
  const left = withoutRuns(bare.replace(/(?:19|20)\d\d/g, ' ')).replace(/[^\p{L}\p{N}]/gu, '');
  return left.length < LEAST_LEFT;
}
