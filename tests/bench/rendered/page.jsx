/** Shows the parts of one library, and waits for the paint after each change. `parts` is resolved by the bench. */

import { parts } from 'parts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

let show;
function Page() {
  const [shown, set] = useState({ part: '', count: 0, time: 0 });
  show = set;
  return (
    <main data-time={shown.time} key={shown.part}>
      {[...Array(shown.count).keys()].map((place) => {
        const Part = parts[shown.part];
        return <Part key={place} />;
      })}
    </main>
  );
}
createRoot(document.body.appendChild(document.createElement('div'))).render(<Page />);

const change = async (next) => {
  flushSync(() => show(next));
  await painted();
};
window.bench = {
  painted,
  mount: (part, count) => change({ part, count, time: 0 }),
  render: () => change((before) => ({ ...before, time: before.time + 1 })),
  unmount: () => change({ part: '', count: 0, time: 0 }),
};
