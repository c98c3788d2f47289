/** Lets pending promises settle. */
export const settle = async () => {
  for (let turn = 0; turn < 4; turn++) await Promise.resolve();
};
