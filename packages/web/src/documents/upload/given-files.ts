/** What a folder looks like to the queue, which refuses it: browsers hand one over as a file that cannot be read. */
export const folderType = 'inode/directory'

/** The files that were dropped or pasted. */
export const givenFiles = ({ items, files }: Pick<DataTransfer, 'items' | 'files'>): File[] => {
  const folders = [...items]
    .filter((item) => item.webkitGetAsEntry()?.isDirectory)
    .map((item) => item.getAsFile()?.name)
  return [...files].map((file) => (folders.includes(file.name) ? new File([], file.name, { type: folderType }) : file))
}
