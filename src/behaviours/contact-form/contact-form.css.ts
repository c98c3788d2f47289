import { style } from '@vanilla-extract/css';
import { fields, panel } from '../form.css';

export const root = style([panel, fields]);
