import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { dropLoaded } from './dropLoaded.ts';
import { plainMarks } from './plainMarks.ts';

const STYLES_IMPORT = /^import (\w+) from ('[^']+\.module\.css');$/gm;

/**
 * Lets class names be constants: `styles.head` then becomes a text in the script, where Vite's object of all
 * names would be sent with every key.
 */
function inlineClassNames(): Plugin {
  return {
    name: 'inline-class-names',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?(\?|$)/, code: '.module.css' },
      handler: (code) => ({ code: code.replaceAll(STYLES_IMPORT, 'import * as $1 from $2;'), map: null }),
    },
  };
}

/** Keeps a stylesheet whose class names have all become texts: nothing else tells that it is used. */
function keepStyles(): Plugin {
  return {
    name: 'keep-styles',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\.module\.css(\?|$)/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' as const }),
    },
  };
}

/** React's packages are CommonJS: whoever imports from them calls `(0, react.useState)` and needs a wrapper. */
const COMMON_JS = new Set(['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client']);
const NAMED = '\0named:';

/** Lets our modules import React's functions by name from the vendor chunk: shorter calls, no wrapper in each chunk. */
function nameReactExports(): Plugin {
  const require = createRequire(import.meta.url);
  return {
    name: 'name-react-exports',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (source, importer) =>
      COMMON_JS.has(source) && /\/src\/|react-intersection-observer/.test(importer ?? '')
        ? NAMED + source
        : undefined,
    load(id) {
      if (!id.startsWith(NAMED)) return undefined;
      const source = id.slice(NAMED.length);
      const names = Object.keys(require(source)).filter((name) => /^[a-z]\w*$/i.test(name));
      return `import all from '${source}';\nexport const { ${names.join(', ')} } = all;`;
    },
  };
}

const COPY = '?copy';

/** What a late part shares with one page only: importers, and what each of them copies. */
const COPIED: readonly [importer: RegExp, copied: RegExp][] = [
  [
    /\/(story\/costs|charts\/mirror)\/|\/model\/fabricCards/,
    /\/(shirt\/shirt\w+|model\/fabric(s|Findings))\.ts$/,
  ],
  [
    /\/industry\/(Warp|California|LakeStill)/,
    /\/(industry\/\w+(\.module\.css|\.ts)|model\/(outlineArea|industry)\.ts|lakeOntario\.ts)$/,
  ],
  [/\/shirt\/(Closing|StepsScene)/, /\/shirt\/(Still|stillPictures)\b/],
  [/\/shirt\/fitStretch/, /\/home\/lineWidths\.ts$/],
  [/\/sources\/Ledger\b/, /\/sources\/PlaceLinks\.tsx$/],
];

/**
 * Gives a late part its own copy of what it shares with one page. Shared, that would be one more file which the
 * page asks for before its first picture. Only for modules that keep no state.
 */
function copyShared(): Plugin {
  return {
    name: 'copy-shared',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer = '') {
      if (!source.startsWith('.')) return undefined;
      const isCopy = importer.endsWith(COPY);
      const rules = COPIED.filter(([asking]) => isCopy || asking.test(importer));
      if (rules.length === 0) return undefined;
      const found = await this.resolve(source, importer.replace(COPY, ''), { skipSelf: true });
      return found && rules.some(([, copied]) => copied.test(found.id)) ? found.id + COPY : undefined;
    },
  };
}

/** Functions whose call counts for nothing but its result: what stops a build, and what only that asks. */
const CHECKING = ['assertSupported', 'areSyntheticsHigher', 'findHighest', 'joinPhrases'];

/** Leaves out what only stops a build: the sentences have been checked against the records while prerendering. */
function leaveOutChecks(): Plugin {
  return {
    name: 'leave-out-checks',
    apply: 'build',
    config: (_, { isSsrBuild }) =>
      isSsrBuild
        ? undefined
        : { build: { rolldownOptions: { treeshake: { manualPureFunctions: CHECKING } } } },
  };
}

const CHECKS = '\0checks';

/** Leaves out the checks of the records too: what they return is the records. */
function leaveOutRecordChecks(): Plugin {
  return {
    name: 'leave-out-record-checks',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (source) => (source === './check' ? CHECKS : undefined),
    load: (id) => (id === CHECKS ? 'export const checkRecords = (table, records) => records;' : undefined),
  };
}

const HELPER = fileURLToPath(new URL('../src/shell/preload.ts', import.meta.url));

/** Puts our helper for what a later part needs in the place of Vite's, which every page would carry: a fourth of it. */
function lightenPreloads(): Plugin {
  return {
    name: 'lighten-preloads',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (source) => (source === '\0vite/preload-helper.js' ? HELPER : undefined),
    buildEnd(error) {
      if (!error && !this.getModuleInfo(HELPER))
        this.error('lighten.ts: Vite has another preload helper now');
    },
  };
}

/** The files that are there once `chunk` runs: itself, what it imports, and their styles. */
function listLoaded(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, loaded = new Set<string>()) {
  if (loaded.has(chunk.fileName)) return loaded;
  for (const file of [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])]) loaded.add(file);
  for (const file of chunk.imports) {
    const imported = bundle[file];
    if (imported?.type === 'chunk') listLoaded(imported, bundle, loaded);
  }
  return loaded;
}

/** A chunk that fetches a later part names all that the part needs: we leave out what the chunk needed itself. */
function leaveOutLoaded(): Plugin {
  return {
    name: 'leave-out-loaded',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk') chunk.code = dropLoaded(chunk.code, listLoaded(chunk, bundle));
      },
    },
  };
}

const REACT_DOM = /\/react-dom-client\.production\.js$/;

/** Lets React's file start without errors to compare with: see {@link plainMarks}. */
function plainReactMarks(): Plugin {
  return {
    name: 'plain-react-marks',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: REACT_DOM },
      handler: (code) => ({ code: plainMarks(code), map: null }),
    },
    buildEnd(error) {
      if (!error && ![...this.getModuleIds()].some((id) => REACT_DOM.test(id)))
        this.error('lighten.ts: React has another file for the client now');
    },
  };
}

/** What makes the built script smaller, and quicker to start, than the source would come out by itself. */
export function lighten(): Plugin[] {
  return [
    inlineClassNames(),
    keepStyles(),
    nameReactExports(),
    copyShared(),
    leaveOutChecks(),
    leaveOutRecordChecks(),
    lightenPreloads(),
    plainReactMarks(),
    leaveOutLoaded(),
  ];
}
