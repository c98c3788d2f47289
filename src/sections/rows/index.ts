export { Rows, type RowsItem, type RowsProps } from './rows';
