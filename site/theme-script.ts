import { build } from 'vite';

/** The few lines that apply the remembered theme before the first paint, as a classic script. */
export async function themeScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: new URL('theme.ts', import.meta.url).pathname, formats: ['iife'], name: 'theme' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error('The theme script was not built.');
  return chunk.code;
}
