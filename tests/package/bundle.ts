import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';

/** Dynamic imports become files of their own. */
const later: Plugin = {
  name: 'later',
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, ({ path, kind }) => (kind === 'dynamic-import' ? { path, external: true } : null));
  },
};

/** Entry points that are not files: `entry:0` is the first of `sources`. */
const entries = (root: string, sources: readonly string[]): Plugin => ({
  name: 'entries',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^entry:/ }, ({ path }) => ({ path: path.slice('entry:'.length), namespace: 'entry' }));
    onLoad({ filter: /./, namespace: 'entry' }, ({ path }) => ({
      contents: sources[Number(path)] ?? '',
      resolveDir: root,
    }));
  },
});

/**
 * Bundles each of `sources` as a product would, resolved from the folder `root`. React is external. One call reads what all of them
 * import once.
 */
export async function bundles(root: string, sources: readonly string[], external: readonly string[] = []) {
  const { outputFiles, metafile, warnings } = await build({
    absWorkingDir: root,
    entryPoints: sources.map((_, at) => ({ in: `entry:${at}`, out: String(at) })),
    outdir: 'bundles',
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
    metafile: true,
    plugins: [entries(root, sources), later],
    external: ['react', 'react-dom', ...external],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  return sources.map((_, at) => {
    const inputs = Object.entries(metafile.outputs[`bundles/${at}.js`]?.inputs ?? {});
    const output = outputFiles.find(({ path }) => path.endsWith(`/bundles/${at}.js`));
    return {
      text: output?.text ?? '',
      gzip: gzipSync(output?.contents ?? '').length,
      /** The modules of which code is left in the bundle. */
      files: inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([path]) => path),
      /** Of the whole call. */
      warnings,
    };
  });
}

/** One of `bundles`. */
export async function bundle(root: string, source: string, external: readonly string[] = []) {
  const [one] = await bundles(root, [source], external);
  if (!one) throw new Error('esbuild wrote no bundle.');
  return one;
}

/** The modules that all behaviours share. */
export const runtime = ['xstate', '@xstate/react'];
