import { useEffect, useEffectEvent, useState } from 'react';

/** What `load` promises, once it is there; loaded again for another key. */
export function useLoaded<Value>(key: string, load: () => Promise<Value> | undefined): Value | undefined {
  const [loaded, setLoaded] = useState<{ key: string; value: Value }>();
  const start = useEffectEvent(load);
  useEffect(() => {
    let isWanted = true;
    start()?.then((value) => isWanted && setLoaded({ key, value }));
    return () => {
      isWanted = false;
    };
  }, [key]);
  return loaded?.key === key ? loaded.value : undefined;
}
