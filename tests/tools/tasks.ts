/** What `npm test` and `.ci/run` run, in the order in which they want to begin. */

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

const lint: Task = { script: 'lint', load: 0.5 };
const types: Task = { script: 'types', load: 1 };
const unit: Task = { script: 'test:unit', load: 1.5 };
const site: Task = { script: 'test:site', load: CAPACITY, after: ['build:tests site'] };

const packed = ['build:tests package'];
const built = ['build:tests site', 'build:tests workbench', 'build:tests walks'];

export const lists: Record<'test' | 'ci', readonly Task[]> = {
  test: [{ script: 'build:tests site', load: 1 }, types, lint, unit, site],
  // First what fills half of the machine, the longest first; then what fills it.
  ci: [
    { script: 'build:tests site', load: 1 },
    { script: 'build:tests package', load: 1 },
    { script: 'build:tests walks', load: 0.5 },
    { script: 'build:tests workbench', load: 1 },
    { script: 'test:browsers --project=WebKit', load: 1, after: ['build:tests site', 'build:tests walks'] },
    { script: 'test:consumers', load: 1.5, after: packed },
    { script: 'test:browsers --project=Firefox', load: 1, after: ['build:tests site', 'build:tests walks'] },
    unit,
    types,
    // The workflow on GitHub runs `npm test` on each Node; here the machines stand for it.
    { script: 'test:node --project=machines', load: 1 },
    lint,
    { script: 'test:reports', load: 1 },
    { script: 'test:evidence', load: 2, after: built },
    // Two thirds of its time it waits: for servers to start, and for their time limits, which leave room for noise.
    { script: 'test:server', load: 0.5, after: built },
    { script: 'test:long', load: 2, after: packed },
    { script: 'test:workbench', load: 2, after: built },
    { script: 'test:pictures', load: 2, after: built },
    site,
  ],
};
