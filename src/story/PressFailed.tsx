/** One line beside a control whose press fetched something that did not come. The control can be pressed again. */
export function PressFailed({ what }: { what: string }) {
  return (
    <span role="alert" className="press-failed">
      {`${what} Press again.`}
    </span>
  );
}
