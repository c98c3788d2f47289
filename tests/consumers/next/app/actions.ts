'use server';

/** On the server: undefined when it has kept the address, else what it has against it. */
export async function subscribe(email: string): Promise<string | undefined> {
  return email.endsWith('@nowhere.example') ? 'We cannot write there.' : undefined;
}
