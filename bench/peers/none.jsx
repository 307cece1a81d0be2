/** The floor that is taken off every peer's bytes: React alone. */
export function Dashboard() {
  return <p>React</p>;
}
