export { Anchor, type AnchorProps, Link, LinkProvider } from './link';
