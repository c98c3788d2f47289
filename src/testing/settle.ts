/** Lets promises that are settled tell those who wait for them. */
export const settle = async () => {
  for (let turn = 0; turn < 4; turn++) await Promise.resolve();
};
