import dynamic from 'next/dynamic';

/** Our islands as Next.js splits code: hydrated with the page. */
export const island = (_name, load) => dynamic(load);
