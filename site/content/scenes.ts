import type { SketchProps } from '@halloway/ui';

type Scene = Pick<SketchProps, 'ink' | 'live' | 'words' | 'size'>;

const size = [640, 420] as const;

/** The objects that industry pages open with, each with words of its call. */
export const scenes = {
  retail: {
    size,
    ink: 'M236 60c-16-12 2-34 18-20 11 14-18 16-18 34v10M236 84L132 130M236 84l104 46M132 130c-32 12-50 34-62 66L36 300l58 24 34-76v144h216V248l34 76 58-24-34-104c-12-32-30-54-62-66M190 104l46 56 46-56M236 160v232M152 318h58M262 318h58M128 248c5-34 5-66 2-98M344 248c-5-34-5-66-2-98M128 372h216',
    live: 'M282 104c60-50 120-40 142 40M414 164l28-30h196v92H442l-28-30zM436 172a8 8 0 1 0 0 16 8 8 0 0 0 0-16',
    words: [{ text: 'held until 6', x: 462, y: 192, size: 30 }],
  },
  healthcare: {
    size,
    ink: 'M40 30h585q14 0 14 14v332q0 14-14 14H40q-14 0-14-14V44q0-14 14-14zM26 108h613M66 70h12M72 64v12M440 108v-78M70 322h300M458 62l84 18',
    live: 'M70 258h466M92 246l10 24M132 246l10 24M172 246l10 24M212 246l10 24M252 246l10 24M292 246l10 24M332 246l10 24M372 246l10 24M412 246l10 24M452 246l10 24M492 246l10 24',
    words: [
      { text: 'Elaine Porter', x: 96, y: 80, size: 28, tone: 'quiet' },
      { text: 'Friday', x: 462, y: 80, size: 28, tone: 'quiet' },
      { text: 'my knee’s gone red', x: 70, y: 170, size: 34, tone: 'quiet' },
      { text: 'around the stitches', x: 68, y: 230, size: 52 },
      { text: 'seen 11:40', x: 458, y: 350, size: 34 },
    ],
  },
  hospitality: {
    size,
    ink: 'M10 336h629M50 322v28M320 322v28M590 322v28M50 336c0-290 270-290 270 0M166 182a36 36 0 1 0 40 48 32 32 0 0 1-40-48M92 92h10M97 87v10M258 66h8M262 62v8M330 118h10M335 113v10',
    live: 'M320 336c0-290 270-290 270 0M436 158a36 36 0 1 0 40 48 32 32 0 0 1-40-48',
    words: [
      { text: 'Fri', x: 34, y: 388, size: 28, tone: 'quiet' },
      { text: 'Sat', x: 302, y: 388, size: 28, tone: 'quiet' },
      { text: 'Sun', x: 568, y: 388, size: 28, tone: 'quiet' },
      { text: 'two nights', x: 376, y: 300, size: 34 },
    ],
  },
  'wealth-management': {
    size,
    ink: 'M90 44h549v352H90zM90 112h549M170 26v36M250 26v36M480 26v36M560 26v36M190 112v284M190 182h449M190 252h449M190 322h449M206 126l44 44M242 122l52 52M286 122l52 52M330 122l52 52M374 122l52 52M418 122l52 52M462 122l52 52M506 122l52 52M550 122l52 52M112 212h60',
    live: 'M190 253h448v68H190zM196 253v68',
    words: [
      { text: 'today', x: 330, y: 90, size: 32 },
      { text: '2:00', x: 112, y: 156, size: 28, tone: 'quiet' },
      { text: '3:15', x: 112, y: 221, size: 28, tone: 'quiet' },
      { text: '3:30', x: 110, y: 297, size: 30 },
      { text: 'Mr. Lindqvist', x: 216, y: 298, size: 34 },
      { text: 'advice: no', x: 216, y: 370, size: 34 },
    ],
  },
  'real-estate': {
    size,
    ink: 'M0 360h640M24 360V196l96-76 96 76v164M8 208l112-88 112 88M52 216h52v56H52zM78 216v56M52 244h52M136 216h52v56h-52zM162 216v56M136 244h52M96 360v-66h48v66M168 132v-34h22v52M264 360V176l130-96 130 96v184M246 190L394 80l148 110M304 190h56v54h-56zM332 190v54M304 217h56M428 190h56v54h-56zM456 190v54M428 217h56M372 360v-64h44v64M556 360V226l60-48 24 20M582 246h40v46h-40zM602 246v46',
    live: 'M246 288l22-28h252l22 28zM262 288v72M526 288v72M318 288v72M470 288v72M262 330h56M470 330h56M276 330v30M290 330v30M304 330v30M484 330v30M498 330v30M512 330v30',
    words: [
      { text: '18', x: 106, y: 196, size: 30, tone: 'quiet' },
      { text: 'no. 16, not 18', x: 296, y: 404, size: 34 },
    ],
  },
  technology: {
    size,
    ink: 'M150 300a62 62 0 1 0-124 0 62 62 0 0 0 124 0M112 300a24 24 0 1 0-48 0 24 24 0 0 0 48 0M148 284h300M148 316h170v34h26v-34h28v50h26v-50h50M470 284h120q18 0 18 16t-18 16H470M40 110h150M612 284v32',
    live: 'M448 248l22 18-22 18 22 16-22 18 22 18M40 96l150-40',
    words: [
      { text: '503', x: 44, y: 104, size: 76, tone: 'quiet' },
      { text: '401', x: 262, y: 190, size: 190 },
      { text: 'expired at nine', x: 420, y: 396, size: 30, tone: 'quiet' },
    ],
  },
} satisfies Record<string, Scene>;
