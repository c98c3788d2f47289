export { type Partner, Partners, type PartnersProps } from './partners';
