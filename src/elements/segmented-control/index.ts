export {
  SegmentedControl,
  type SegmentedControlChangeReason,
  type SegmentedControlOption,
  type SegmentedControlProps,
} from './segmented-control';
