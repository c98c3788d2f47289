/** Calls a function of the product. What it throws is the product's error, for the console, and breaks no behaviour. */
export function callProduct<Args extends readonly unknown[]>(
  callback: { method(...args: Args): void }['method'] | undefined,
  ...args: Args
): void {
  try {
    callback?.(...args);
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}
