/** Replaces the `{placeholders}` of a text; one without a value stays visible. Also runs on the server. */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
