import Home from '../site/home';
import { pageAt } from '../site/routes';

export const metadata = { title: pageAt('/').title };

export default () => <Home />;
