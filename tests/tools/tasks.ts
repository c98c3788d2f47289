/** What `npm test` runs, and `.ci/run` afterwards, in the order in which they want to begin. */

export interface Task {
  /** An npm script with its arguments. */
  script: string;
  /** How much of a machine with two cores it uses (`CAPACITY`). */
  load: number;
  /** The scripts that must pass first. */
  after?: readonly string[];
}

/** Two cores, with something beside that mostly waits: a load of 0.5. Tests that measure time have all of it. */
export const CAPACITY = 2.5;

const packed = ['build:tests package'];
const built = ['build:tests site', 'build:tests workbench', 'build:tests walks'];

export const lists: Record<'test' | 'longer', readonly Task[]> = {
  test: [
    { script: 'build:tests site', load: 1 },
    { script: 'types', load: 1 },
    { script: 'lint', load: 0.5 },
    { script: 'test:unit', load: 1.5 },
    // What is read of the built site: its HTML, words, headers and weights. The longer suites press and type.
    { script: 'test:site site/built', load: 1, after: ['build:tests site'] },
  ],
  // In this order, as soon as there is room for a task's load: what it uses of the two cores on average, measured alone.
  longer: [
    { script: 'build:tests walks', load: 0.5 },
    { script: 'build:tests workbench', load: 1 },
    { script: 'build:tests package', load: 1 },
    // They mostly wait: for animations, for servers to start, and for their time limits, which leave room for noise.
    { script: 'test:reports', load: 0.4 },
    { script: 'test:browsers --project=WebKit', load: 0.8, after: ['build:tests site', 'build:tests walks'] },
    { script: 'test:browsers --project=Firefox', load: 0.8, after: ['build:tests site', 'build:tests walks'] },
    { script: 'test:server', load: 0.4, after: built },
    { script: 'test:consumers', load: 1.3, after: packed },
    // The workflow on GitHub runs `npm test` on each Node; here the machines stand for it, and what stores in the browser.
    { script: 'test:node --project=machines', load: 0.5 },
    { script: 'test:node --project=components theme-switch', load: 0.5 },
    { script: 'test:workbench --project=evidence', load: 1.8, after: built },
    { script: 'test:site site/[^/]+$', load: CAPACITY, after: ['build:tests site'] },
    { script: 'test:long', load: 1.8, after: packed },
    { script: 'test:workbench --project=workbench', load: 1.8, after: built },
    { script: 'test:workbench --project=pictures', load: 1.5, after: built },
  ],
};
