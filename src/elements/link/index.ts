export { Anchor, type AnchorProps, Link } from './link';
export { LinkProvider } from './link-provider';
