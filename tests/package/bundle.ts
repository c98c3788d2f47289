import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';

/** Dynamic imports become files of their own. */
const later: Plugin = {
  name: 'later',
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, ({ path, kind }) => (kind === 'dynamic-import' ? { path, external: true } : null));
  },
};

/** Bundles `source` as a product would, resolved from the folder `root`. React is external. */
export async function bundle(root: string, source: string, external: readonly string[] = []) {
  const { outputFiles, metafile, warnings } = await build({
    absWorkingDir: root,
    stdin: { contents: source, resolveDir: root },
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
    metafile: true,
    plugins: [later],
    external: ['react', 'react-dom', ...external],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  const inputs = Object.entries(Object.values(metafile.outputs)[0]?.inputs ?? {});
  return {
    text: outputFiles[0]?.text ?? '',
    gzip: gzipSync(outputFiles[0]?.contents ?? '').length,
    /** The modules of which code is left in the bundle. */
    files: inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([path]) => path),
    warnings,
  };
}

/** The modules that all behaviours share. */
export const runtime = ['xstate', '@xstate/react'];
