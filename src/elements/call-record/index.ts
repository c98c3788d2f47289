export { CallRecord, type CallRecordField, type CallRecordLines, type CallRecordProps } from './call-record';
