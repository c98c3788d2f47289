import { useSyncExternalStore } from 'react';

/** The theme of the page, which the workbench sets. */
export const useTheme = () =>
  useSyncExternalStore(
    (notify) => {
      const observer = new MutationObserver(notify);
      observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
      return () => observer.disconnect();
    },
    () => document.documentElement.dataset.theme ?? 'light',
  );
