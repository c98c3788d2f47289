import type { SketchProps } from '@halloway/ui';

type Drawing = Pick<SketchProps, 'ink' | 'live'>;

/** The objects that pages open with: path data in a field of 320 × 112. */
export const sketches = {
  jacket: {
    ink: 'M160 12c-7-6 2-14 7-8 4 5-7 6-7 12M160 16L118 34M160 16l42 18M118 34L84 58l14 18 18-10v44h88V66l18 10 14-18-34-24M144 26l16 18 16-18M160 44v66M128 88h20M172 88h20',
    live: 'M208 84l8-6h18v14h-18zM201 70l11 11',
  },
  knee: {
    ink: 'M6 30c72-6 118 0 146 34 22 26 66 36 160 34M6 74c56-4 92 2 112 22 6 6 14 11 24 15M300 62c-56 2-92-6-112-22-8-7-12-14-18-20',
    live: 'M142 42c14 8 26 20 34 38M140 54l14-12M150 62l14-11M159 72l14-9M166 83l15-6',
  },
  nights: {
    ink: 'M8 92h304M40 84v16M160 84v16M280 84v16M40 92c0-82 120-82 120 0M92 50a14 14 0 1 0 14 18 12 12 0 0 1-14-18',
    live: 'M160 92c0-82 120-82 120 0M212 50a14 14 0 1 0 14 18 12 12 0 0 1-14-18',
  },
  clock: {
    ink: 'M8 84h304M40 76v16M120 76v16M180 76v16M240 76v16M300 76v16M44 80l14-18M60 80l14-18M76 80l14-18M92 80l14-18M108 80l12-16M172 44l16 16M188 44l-16 16',
    live: 'M240 38a14 14 0 1 1 0 28 14 14 0 1 1 0-28M240 44v8l5 4M240 66v18',
  },
  house: {
    ink: 'M2 106h316M44 106V50l52-38 52 38v56M60 58h18v16H60zM114 58h18v16h-18zM190 106V62l44-32 44 32v44M224 106V82h20v24M204 68h14v12h-14zM250 68h14v12h-14z',
    live: 'M58 88l10-10h56l10 10zM66 88v18M126 88v18M86 106V92h20v14',
  },
  key: {
    ink: 'M4 70q4-50 8 0q4 44 8 0q4-60 8 0q4 36 8 0q4-40 8 0q4 52 8 0q4-44 8 0q4 30 8 0q4-56 8 0q4 40 8 0q4-36 8 0q4 48 8 0q4-52 8 0q4 34 8 0q4-40 8 0q4 44 8 0q4-30 8 0q4 50 8 0q4-46 8 0q4 38 8 0h152',
    live: 'M164 22v84M196 32a11 11 0 1 1 22 0 11 11 0 1 1-22 0M218 32h46M248 32v12M262 32v12',
  },
  /** Two telephones whose cords meet in one. */
  threeWay: {
    ink: 'M12 40q0-24 30-24t30 24v10H56V40q0-8-14-8t-14 8v10H12zM248 40q0-24 30-24t30 24v10h-16V40q0-8-14-8t-14 8v10h-16zM42 50c0 30 40 34 84 34M278 50c0 30-40 34-84 34',
    live: 'M160 68a16 16 0 1 0 0 32 16 16 0 0 0 0-32M126 84h18M176 84h18M153 84l5 5 9-10',
  },
  /** A receiver whose cord ends in a fishing hook. */
  hook: {
    ink: 'M20 46q0-32 54-32t54 32v14h-28V48q0-10-26-10t-26 10v12H20zM74 60q0 30 26 30t26-12 22-12 22 12 22 12 22-12 22-12 22 12',
    live: 'M258 78v8q0 18-17 18t-17-18l9 8M258 72a4 4 0 1 0 0 8 4 4 0 0 0 0-8',
  },
  /** A call on a whiteboard: a question, two answers, and the one that leads to a person. */
  whiteboard: {
    ink: 'M10 8h300v82H10zM64 90L52 110M256 90l12 20M28 38h56v22H28zM84 49h32M116 49l28-20h20M116 49l28 20h20M164 18h58v20h-58z',
    live: 'M164 58h58v22h-58zM222 69h26M262 56a7 7 0 1 0 0 14 7 7 0 0 0 0-14M250 84q0-12 12-12t12 12',
  },
  /** A call's way in a field of 960 × 80. At the start of each quarter: the caller, a mast, the agent's voice, the records. */
  flow: {
    ink: 'M10 62V46q0-10 10-10t10 10v16M20 16a8 8 0 1 0 0 16 8 8 0 0 0 0-16M46 46h188M250 70l22-52 22 52M258 52h28M264 36h16M262 14a14 14 0 0 0 0 12M282 14a14 14 0 0 1 0 12M310 46h164M674 46h40M730 26v36q0 8 24 8t24-8V26M754 18c-13 0-24 3-24 8s11 8 24 8 24-3 24-8-11-8-24-8M730 44q0 8 24 8t24-8',
    live: 'M490 46q4-20 8 0q4 24 8 0q4-36 8 0q4 40 8 0q4-50 8 0q4 44 8 0q4-30 8 0q4 22 8 0h20q4-28 8 0q4 34 8 0q4-44 8 0q4 38 8 0q4-24 8 0q4 18 8 0h36',
  },
} satisfies Record<string, Drawing>;
