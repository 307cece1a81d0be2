/** Says on a section whether its scenes live: `[data-live]:defined`, in CSS. The frame is no section. */
export function markLive({ dataset }: HTMLElement): void {
  if (dataset.section !== undefined && document.documentElement.dataset.view === 'scroll') dataset.live = '';
  else delete dataset.live;
}

/** Shows the page in one reading: says so on `<html>`, and on each of its sections. */
export function setView(view: string | undefined): void {
  document.documentElement.dataset.view = view;
  for (const section of document.querySelectorAll<HTMLElement>('story-section')) markLive(section);
}
