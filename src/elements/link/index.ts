export { Anchor, type AnchorProps, Link, type LinkProps } from './link';
export { LinkProvider } from './link-provider';
