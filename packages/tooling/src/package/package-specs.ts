import { inRoot } from '../paths.ts';
import { noticesFile } from '../vite/notices.ts';

/** A package of the npm registry and what it is made from. */
export interface PackageSpec {
  readonly name: 'contract' | 'core' | 'react' | 'elements';
  /** Folders below `packages/` whose modules are compiled into it; the first is its own. */
  readonly sources: readonly string[];
  /** Below the package's `dist/`: where the compiled modules go. */
  readonly outDir: string;
  /** Entry modules below `src/`, without their extension; `null` makes every module an entry. */
  readonly entries: readonly string[] | null;
  /** Foreign libraries compiled in, because the build patches them. */
  readonly bundled: RegExp | null;
  /** Its modules come from another build; only the declarations are made here. */
  readonly isTypesOnly?: true;
  /** Modules whose import does something, as globs over `dist/`. */
  readonly sideEffects: false | readonly string[];
  readonly peers: readonly string[];
  /** What of `dist/` is packed, where not all of it is. */
  readonly files?: readonly string[];
}

/** Every package that is published. */
export const packageSpecs: readonly PackageSpec[] = [
  {
    name: 'contract',
    sources: ['contract'],
    outDir: '.',
    entries: null,
    bundled: null,
    sideEffects: false,
    peers: [],
  },
  {
    name: 'core',
    sources: ['core'],
    outDir: '.',
    entries: ['index', 'theme/index'],
    bundled: null,
    sideEffects: false,
    peers: [],
  },
  {
    name: 'react',
    sources: ['react', 'ui'],
    outDir: '.',
    entries: ['index', 'ui', 'internal', 'features/features'],
    bundled:
      /^(@react-aria|@react-stately|@internationalized|@react-types|react-aria|react-aria-components|react-stately)(\/|$)/,
    sideEffects: ['**/*.css.js', './ui/style/aria-provider.js', './ui/style/announcer.js'],
    peers: ['react', 'react-dom'],
  },
  {
    name: 'elements',
    sources: ['elements'],
    outDir: 'npm',
    entries: ['index'],
    bundled: null,
    isTypesOnly: true,
    // its scripts define elements, and a style sheet is imported for what it does
    sideEffects: ['**/*.js', '**/*.css'],
    peers: [],
    // the compressed twins are for our own server
    files: [
      'CHANGELOG.md',
      noticesFile,
      // in whichever folder the build writes them
      '**/*.js',
      // the loader of a folder that a release has beside it
      '!evergreen.js',
      '**/*.css',
      '*.d.ts',
      'custom-elements.json',
      'integrity.json',
      'web-types.json',
      'vscode.*.json',
      'llms.txt',
      'npm',
    ],
  },
];

/** The folder that is published. */
export const packageDist = (name: PackageSpec['name']): string => inRoot('packages', name, 'dist');
