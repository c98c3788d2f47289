export { DocumentHeader, type DocumentHeaderProps } from './document-header';
