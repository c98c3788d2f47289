import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Bundles a module and its imports as one classic script, which may run before the first paint. */
export async function classicScript(entry: URL): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: fileURLToPath(entry), formats: ['iife'], name: 'page' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error(`${entry.pathname} was not built.`);
  return chunk.code;
}
