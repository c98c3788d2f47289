export { type Step, Steps, type StepsProps } from './steps';
