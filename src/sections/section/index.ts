export { Band, Section, type SectionProps, SplitSection, type SplitSectionProps } from './section';
