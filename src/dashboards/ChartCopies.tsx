import type { ChartSpec } from '../charts/chartSpec';
import { CopyEmbed } from '../save/CopyEmbed';
import { SaveButtons } from '../save/SaveButtons';

interface ChartCopiesProps {
  spec: ChartSpec;
  hasEmbedCode: boolean;
}

/** What a reader takes away from a chart: its picture, and the code that embeds it. */
export function ChartCopies({ spec, hasEmbedCode }: ChartCopiesProps) {
  return (
    <>
      <SaveButtons
        name={spec.name}
        onSave={async (format, button) => {
          const { saveChart } = await import('../save/saving');
          await saveChart(spec, button.closest('figure') ?? document.body, format);
        }}
      />
      {hasEmbedCode && <CopyEmbed id={spec.id} name={spec.name} />}
    </>
  );
}
