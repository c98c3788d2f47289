export { Faq as default } from '@halloway/ui';
