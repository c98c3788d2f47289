export { PartnerMark, type PartnerMarkProps } from './partner-mark';
