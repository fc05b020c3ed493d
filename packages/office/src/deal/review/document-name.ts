import { useMenuWords } from '@foyer/ui/fields/index.ts'
import { parseMarkup } from '@foyer/ui/markup.tsx'
import type { ListedItem } from './items.ts'

/** The code of a document that its description names. */
const other = 99

/** A description without its marks, on one line. */
const plain = (marked: string): string =>
  parseMarkup(marked)
    .map((node) => ('text' in node ? node.text : ' '))
    .join('')
    .trim()

/** A document in one line: its kind, or for another one what was asked for. */
export const useDocumentName = () => {
  const kind = useMenuWords('DFDocumentType')
  return ({ Type, Desc }: Pick<ListedItem, 'Type' | 'Desc'>): string =>
    (Type === other ? plain(Desc) : '') || kind(Type)
}
