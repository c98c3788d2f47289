export { Handover, type HandoverProps } from './handover';
