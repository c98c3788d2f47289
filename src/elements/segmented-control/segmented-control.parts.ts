/** The parts of `SegmentedControl`. Without 'use client', so that a server component may use the namespace. */
export {
  SegmentedControlControl as Control,
  SegmentedControlError as Error,
  SegmentedControlItem as Item,
  SegmentedControlLabel as Label,
  SegmentedControlLegend as Legend,
  SegmentedControlList as List,
  SegmentedControlNote as Note,
  SegmentedControlRoot as Root,
} from './segmented-control';
