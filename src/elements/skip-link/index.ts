export { SkipLink, type SkipLinkProps } from './skip-link';
export { type SkipLinkTexts, skipLinkTexts } from './skip-link.texts';
