import * as words from '#words/shell';
/** One line beside a control whose press fetched something that did not come. The control can be pressed again. */
export function PressFailed({ what }: { what: string }) {
  return (
    <span role="alert" className="press-failed">
      {words.pressAgain(what)}
    </span>
  );
}
