import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [index('routes/inn.tsx'), route('rooms', 'routes/rooms.tsx')] satisfies RouteConfig;
