const drawing = (width: number, height: number, body: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`,
  )}`;

/** Inline pictures for stories, without network requests. */
export const cover = drawing(
  640,
  360,
  '<path fill="#131C18" d="M0 0h640v360H0z"/><path d="M0 180h80q20-160 40 0t40 0 40 0 40 0q20-90 40 0t40 0 40 0h280" fill="none" stroke="#FF7A45" stroke-width="2"/>',
);
export const logo = drawing(
  120,
  60,
  '<path d="M0 30h20q10-50 20 0t20 0 20 0 20 0h20" fill="none" stroke="#E8501A" stroke-width="3"/>',
);
