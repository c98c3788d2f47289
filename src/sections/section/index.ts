export { Section, type SectionProps, SplitSection } from './section';
