/** Browsers break lines at hyphens, which the large type of a title does not need. */
export const unbroken = (title: string) =>
  title.split(/(\S+-\S+)/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="unbroken">
        {part}
      </span>
    ),
  );
