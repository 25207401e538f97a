import { inRoot } from '../paths.ts';
import { noticesFile } from '../vite/notices.ts';

/** A published npm package and its sources. */
export interface PackageSpec {
  readonly name: 'contract' | 'core' | 'react' | 'elements';
  /** Folders below `packages/` whose modules are compiled into the package; the first is its own. */
  readonly sources: readonly string[];
  /** Folder of the compiled modules below the package's `dist/`. */
  readonly outDir: string;
  /** Entry modules below `src/`, without their extension; `null` makes every module an entry. */
  readonly entries: readonly string[] | null;
  /** Third-party libraries that are compiled in, because the build patches them. */
  readonly bundled: RegExp | null;
  /** Set if the modules come from another build and only the declarations are created here. */
  readonly isTypesOnly?: true;
  /** Modules with side effects, as globs over `dist/`. */
  readonly sideEffects: false | readonly string[];
  readonly peers: readonly string[];
  /** Style sheets below `src/` that a page imports itself; they are packed unchanged. */
  readonly sheets?: readonly string[];
  /** The packed files of `dist/`. @default all */
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
    entries: [
      'index',
      'ui',
      'portal',
      'ahead',
      'features/chat/chatbot/define-chatbot',
      'internal',
      'features/features',
    ],
    sheets: ['portal/page/portal.css', 'portal/page/shop.css', 'features/chat/chatbot/chatbot.css'],
    bundled:
      /^(@react-aria|@react-stately|@internationalized|@react-types|react-aria|react-aria-components|react-stately)(\/|$)/,
    sideEffects: ['**/*.css', '**/*.css.js', './ui/style/aria-provider.js', './ui/style/announcer.js'],
    peers: ['react', 'react-dom'],
  },
  {
    name: 'elements',
    sources: ['elements'],
    outDir: 'npm',
    entries: ['index'],
    bundled: null,
    isTypesOnly: true,
    // its scripts define elements, and style sheets are imported for their side effects
    sideEffects: ['**/*.js', '**/*.css'],
    peers: [],
    // the compressed copies are for our own server
    files: [
      'CHANGELOG.md',
      noticesFile,
      // in any folder of the build
      '**/*.js',
      // the loader for the folder of a major version needs the folder of a release next to it
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

/** Whether a module is published, or only serves tests, examples and fixtures. */
export const isShipped = (path: string): boolean =>
  !/\.(test|test-d|example)\.tsx?$|-fixture\.tsx?$/.test(path);
