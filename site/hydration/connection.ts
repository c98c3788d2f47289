/** Whether the visitor asked the browser to save data, or the network is slow: then nothing is loaded before it is needed. */
export function isSavingData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return Boolean(connection?.saveData) || /2g$/.test(connection?.effectiveType ?? '');
}
