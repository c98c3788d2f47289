import { createContext } from 'react';

/** What the policy of this answer allows scripts by; empty in the browser, which hides it. */
export const Nonce = createContext<string | undefined>(undefined);
