import { FallbackImage } from '@halloway/ui';
import type { Story } from '@ladle/react';

const drawing = (body: string, width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`,
  )}`;

const cover = drawing(
  '<rect width="640" height="360" fill="#0A5C3C"/><path d="M0 180h80q20-160 40 0t40 0 40 0 40 0q20-90 40 0t40 0 40 0h280" fill="none" stroke="#F6F7F3" stroke-width="3"/>',
  640,
  360,
);
const logo = drawing(
  '<path d="M0 30h20q10-50 20 0t20 0 20 0 20 0h20" fill="none" stroke="#E8501A" stroke-width="3"/>',
  120,
  60,
);

const Cover = ({ src = cover, fallback = logo }: { src?: string; fallback?: string }) => (
  <FallbackImage src={src} fallback={fallback} alt="A voice, drawn on a dark field" width={640} height={360} />
);

/** While loading, the frame is empty. */
export const Loading: Story = () => <Cover src={drawing('', 640, 360)} />;
Loading.meta = { machine: 'fallback-image', state: 'loading' };

export const Shown: Story = () => <Cover />;
Shown.meta = { machine: 'fallback-image', state: 'shown' };

export const Fallback: Story = () => <Cover />;
Fallback.meta = { machine: 'fallback-image', state: 'fallback' };

export const Empty: Story = () => <Cover />;
Empty.meta = { machine: 'fallback-image', state: 'empty' };

export const TallFallbackInAWideFrame: Story = () => (
  <Cover fallback={drawing('<circle cx="30" cy="80" r="29" fill="#5FD39B"/>', 60, 160)} />
);
TallFallbackInAWideFrame.meta = { machine: 'fallback-image', state: 'fallback' };

/** An image that fails to load, and its fallback. */
export const Live: Story = () => <Cover src="data:image/png;base64,bm90IGEgcGljdHVyZQ==" />;
Live.meta = { machine: 'fallback-image' };
