export {
  Calculator,
  type CalculatorChangeReason,
  type CalculatorField,
  type CalculatorGroup,
  type CalculatorProps,
  type CalculatorResult,
  type CalculatorTexts,
  calculatorTexts,
} from './calculator';
