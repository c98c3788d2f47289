import About from '../../site/about';
import { pageAt } from '../../site/routes';

export const metadata = { title: pageAt('/about').title };

export default () => <About />;
