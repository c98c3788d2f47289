import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { theme } from './layer-names.css';
import { light } from './light';

// Black on white in every theme.
globalStyle(':root, [data-theme]', {
  '@layer': {
    [theme]: {
      '@media': {
        print: {
          vars: {
            [vars.color.paper]: '#FFFFFF',
            [vars.color.raised]: '#FFFFFF',
            [vars.color.ink]: '#000000',
            [vars.color.quiet]: '#333333',
            [vars.color.line]: light.line,
            [vars.color.brand]: '#000000',
            [vars.color.onBrand]: light.onBrand,
            [vars.color.live]: light.live,
            [vars.color.danger]: light.danger,
            [vars.color.saved]: light.saved,
            [vars.color.backdrop]: 'transparent',
            [vars.size.text]: '11pt',
            [vars.size.small]: '9.5pt',
            [vars.size.lead]: '12.5pt',
            [vars.size.head]: '13pt',
            [vars.size.title]: '20pt',
            [vars.size.hero]: '28pt',
          },
        },
      },
    },
  },
});
