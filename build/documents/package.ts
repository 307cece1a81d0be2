import JSZip from 'jszip';

/** Packs files as word processors want them, all of one day: two packages of the same content are the same. */
export async function packFiles(
  files: readonly (readonly [path: string, content: string | Uint8Array])[],
  day: string,
): Promise<Buffer> {
  const zip = new JSZip();
  const date = new Date(`${day}T00:00:00Z`);
  // OpenDocument tells its kind before all else, and unpacked.
  for (const [path, content] of files)
    zip.file(path, content, {
      date,
      createFolders: false,
      compression: path === 'mimetype' ? 'STORE' : 'DEFLATE',
    });
  return zip.generateAsync({ type: 'nodebuffer', compressionOptions: { level: 9 } });
}
