/** The text with its `{placeholders}` filled in; one without a value stays as it is, to be seen. For the server, too. */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
