/** The motif as an edge: bands of colour that end against each other. Decorative. */
export function StrataLine() {
  return (
    <div aria-hidden="true" className="flex h-1.5 bg-purple">
      <span className="w-5/12 rounded-r-full bg-blue" />
      <span className="w-3/12" />
      <span className="w-1/12 rounded-full bg-teal" />
      <span className="w-1/12" />
      <span className="grow rounded-l-full bg-blue" />
    </div>
  );
}
