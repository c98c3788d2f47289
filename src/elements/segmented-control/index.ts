export {
  SegmentedControl,
  type SegmentedControlChangeReason,
  type SegmentedControlControlProps,
  type SegmentedControlErrorProps,
  type SegmentedControlItemProps,
  type SegmentedControlItemState,
  type SegmentedControlLabelProps,
  type SegmentedControlLegendProps,
  type SegmentedControlListProps,
  type SegmentedControlNoteProps,
  type SegmentedControlOption,
  type SegmentedControlProps,
  type SegmentedControlRootProps,
  type SegmentedControlRootState,
} from './segmented-control';
export * as SegmentedControlParts from './segmented-control.parts';
