import { Accordion } from '@halloway/ui';
import { more } from './content';
import './restyled.css';

export const Restyled = () => <Accordion className="ours" items={more} />;
