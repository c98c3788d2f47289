export type Encoding = 'br' | 'gzip';

/**
 * The encoding to answer with: of those that an Accept-Encoding header allows, the one it prefers, brotli before gzip
 * at equal preference. `undefined` means the plain content. (RFC 9110, section 12.5.3)
 */
export function chooseEncoding(accepted = ''): Encoding | undefined {
  const preferences = new Map<string, number>();
  for (const part of accepted.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    preferences.set(name, weight === undefined ? 1 : Number(weight.slice(2)) || 0);
  }
  const preference = (name: string) => preferences.get(name) ?? preferences.get('*') ?? 0;
  const identity = preferences.get('identity') ?? 0;
  const [br, gzip] = [preference('br'), preference('gzip')];
  const best = Math.max(br, gzip);
  if (best === 0 || best < identity) return undefined;
  return br >= gzip ? 'br' : 'gzip';
}
