export { type Statement, Statements, type StatementsProps } from './statements';
