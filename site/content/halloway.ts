/** What our agent says in a call, with the second at which it begins. */
export const halloway = (at: number, text: string) => ({ speaker: 'Halloway', at, agent: true, text });
