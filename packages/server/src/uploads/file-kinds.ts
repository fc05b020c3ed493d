/** The accepted kinds of file, by content. */
export const fileKinds = {
  jpeg: { contentType: 'image/jpeg', extensions: ['jpg', 'jpeg', 'jpe', 'jfif'] },
  png: { contentType: 'image/png', extensions: ['png'] },
  gif: { contentType: 'image/gif', extensions: ['gif'] },
  webp: { contentType: 'image/webp', extensions: ['webp'] },
  heic: { contentType: 'image/heic', extensions: ['heic', 'heif', 'hif'] },
  tiff: { contentType: 'image/tiff', extensions: ['tif', 'tiff'] },
  bmp: { contentType: 'image/bmp', extensions: ['bmp', 'dib'] },
  pdf: { contentType: 'application/pdf', extensions: ['pdf'] },
  doc: { contentType: 'application/msword', extensions: ['doc'] },
  xls: { contentType: 'application/vnd.ms-excel', extensions: ['xls'] },
  docx: {
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extensions: ['docx'],
  },
  xlsx: { contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', extensions: ['xlsx'] },
  zip: { contentType: 'application/zip', extensions: ['zip'] },
} as const satisfies Record<string, { contentType: string; extensions: readonly [string, ...string[]] }>

export type FileKind = keyof typeof fileKinds

const pictures = ['jpeg', 'png', 'gif', 'webp', 'heic', 'tiff', 'bmp'] as const satisfies readonly FileKind[]
export type PictureKind = (typeof pictures)[number]
export const isPicture = (kind: string): kind is PictureKind => (pictures as readonly string[]).includes(kind)

const kindByExtension = new Map<string, FileKind>(
  Object.entries(fileKinds).flatMap(([kind, { extensions }]) =>
    extensions.map((extension) => [extension, kind as FileKind]),
  ),
)

/** The kind of an extension (in lower case, without its dot); undefined when it is not accepted. */
export const kindNamed = (extension: string): FileKind | undefined => kindByExtension.get(extension)
