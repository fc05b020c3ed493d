/** Marks a folder, which the queue rejects: browsers pass it as an unreadable file. */
export const folderType = 'inode/directory'

/** The files that were dropped or pasted. */
export const givenFiles = ({ items, files }: Pick<DataTransfer, 'items' | 'files'>): File[] => {
  const folders = [...items]
    .filter((item) => item.webkitGetAsEntry()?.isDirectory)
    .map((item) => item.getAsFile()?.name)
  return [...files].map((file) => (folders.includes(file.name) ? new File([], file.name, { type: folderType }) : file))
}
