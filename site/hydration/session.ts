/**
 * What is kept in this tab for the session. Storage may be blocked or full, or what it holds be broken: then it lasts as long
 * as the document.
 */

export function recall<Value>(name: string): Record<string, Value> {
  try {
    const kept: unknown = JSON.parse(String(sessionStorage.getItem(name)));
    return kept instanceof Object ? (kept as Record<string, Value>) : {};
  } catch {
    return {};
  }
}

export function keep(name: string, data: object) {
  try {
    if (Object.keys(data).length > 0) sessionStorage.setItem(name, JSON.stringify(data));
    else sessionStorage.removeItem(name);
  } catch {
    // Blocked or full.
  }
}
