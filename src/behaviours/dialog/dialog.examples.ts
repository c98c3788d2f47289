import type { Examples } from '../../testing/examples';

export const examples: Examples = { events: [] };
