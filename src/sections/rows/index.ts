export { type Row, Rows, type RowsProps } from './rows';
