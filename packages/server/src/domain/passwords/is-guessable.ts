import { foldText } from '@foyer/contract/fold-text';

/** What the lists of stolen passwords begin with, in the languages of the portal and on their keyboards. */
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

/** So much must be left once everything is gone that is easily guessed. */
const LEAST_LEFT = 6;

/** Digits and letters that count on, or stay the same: `12345`, `dcba`, `aaaa`. */
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
 * Whether a password is made of what anybody would try first: words of the lists, what is known of the account (`known`: name, address,
 * company, brand), years, and keys that follow each other. What is left of it then has to be worth guessing.
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
