export { type Solution, SolutionCards, type SolutionCardsProps } from './solution-cards';
