export { Newsletter as default } from '../../forms/newsletter';
