/** Names a saved picture by its title: "threadprint-water-use-by-fabric.svg", "threadprint-émissions-de-co2-par-tissu.svg". */
export function nameFile(title: string, format: string): string {
  const words = title.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? ['picture'];
  return `threadprint-${words.join('-')}.${format}`;
}
