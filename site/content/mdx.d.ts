declare module '*.mdx' {
  type Mdx = import('./text').Mdx;
  export const headings: Mdx['headings'];
  const Text: Mdx['default'];
  export default Text;
}
