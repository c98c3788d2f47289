export { Quote, type QuoteProps } from './quote';
