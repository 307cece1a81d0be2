/** A list's items that lead to places on the sources page, by their ids. */
export function PlaceLinks({ places }: { places: readonly { id: string; title: string }[] }) {
  return places.map(({ id, title }) => (
    <li key={id}>
      <a href={`#${id}`}>{title}</a>
    </li>
  ));
}
