import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFObjectCopier,
  PDFPage,
  PDFPageLeaf,
  PDFRef,
} from '@cantoo/pdf-lib'

const name = (text: string) => PDFName.of(text)

/** The structure that screen readers follow (ISO 32000-1, 14.7), as far as needed to add pages. */
interface Structure {
  ref: PDFRef
  root: PDFDict
  /** Maps the number of a page to the elements of its marked contents; its root node. */
  parents: PDFDict
  /** The number of the next page. */
  nextKey: number
}

const structureOf = ({ catalog }: PDFDocument): Structure | undefined => {
  const ref = catalog.get(name('StructTreeRoot'))
  const root = catalog.lookupMaybe(name('StructTreeRoot'), PDFDict)
  const parents = root?.lookupMaybe(name('ParentTree'), PDFDict)
  const nextKey = root?.lookupMaybe(name('ParentTreeNextKey'), PDFNumber)?.asNumber()
  return ref instanceof PDFRef && root && parents && nextKey !== undefined ? { ref, root, parents, nextKey } : undefined
}

/** The children of an element or of the root: one or several. */
const kidsOf = (element: PDFDict): PDFArray => {
  const kids = element.lookup(name('K'))
  if (kids instanceof PDFArray) return kids
  const list = PDFArray.withContext(element.context)
  const only = element.get(name('K'))
  if (only) list.push(only)
  element.set(name('K'), list)
  return list
}

/**
 * Appends the pages of another document, with their tags if both documents have tags, so that a screen reader reads
 * both. An untagged document stays untagged, since readers skip pages without tags in a tagged one.
 */
export const appendPages = (pdf: PDFDocument, ending: PDFDocument): void => {
  const copier = PDFObjectCopier.for(ending.context, pdf.context)
  const [to, from] = [structureOf(pdf), structureOf(ending)]
  for (const { ref } of ending.getPages()) {
    const copied = copier.copy(ref)
    const leaf = pdf.context.lookup(copied)
    if (!(leaf instanceof PDFPageLeaf)) throw new Error('a copied page is not a page')
    const key = leaf.lookupMaybe(name('StructParents'), PDFNumber)?.asNumber()
    if (to && from && key !== undefined) leaf.set(name('StructParents'), PDFNumber.of(to.nextKey + key))
    else leaf.delete(name('StructParents'))
    pdf.addPage(PDFPage.of(leaf, copied, pdf))
  }
  if (!to || !from) return
  // The copy includes the other document's root, which is not used.
  const copied = copier.copy(from.ref)
  const root = pdf.context.lookup(copied, PDFDict)
  const language = ending.catalog.get(name('Lang'))
  addElements(to, kidsOf(root), language && copier.copy(language))
  addPages(to, root.lookup(name('ParentTree'), PDFDict), from.nextKey)
  pdf.context.delete(copied)
}

/** Adds the structure of the other document as the last part of this one, in its own language. */
const addElements = ({ ref, root }: Structure, elements: PDFArray, language: PDFObject | undefined) => {
  const kids = kidsOf(root)
  const first = kids.size() > 0 ? kids.get(0) : undefined
  const place = first instanceof PDFRef ? first : ref
  for (const element of elements.asArray()) {
    const dict = root.context.lookup(element, PDFDict)
    dict.set(name('S'), name('Sect'))
    dict.set(name('P'), place)
    if (language) dict.set(name('Lang'), language)
    kidsOf(root.context.lookup(place, PDFDict)).push(element)
  }
}

/** The new pages are numbered after the existing ones, in a tree of one or more levels. */
const addPages = ({ root, parents, nextKey }: Structure, added: PDFDict, pages: number) => {
  const list = added.lookup(name('Nums'), PDFArray)
  const numbers = PDFArray.withContext(root.context)
  for (let at = 0; at < list.size(); at += 2) {
    numbers.push(PDFNumber.of(nextKey + list.lookup(at, PDFNumber).asNumber()))
    numbers.push(list.get(at + 1))
  }
  const own = parents.lookupMaybe(name('Nums'), PDFArray)
  const trees = parents.lookupMaybe(name('Kids'), PDFArray)
  if (own) for (const one of numbers.asArray()) own.push(one)
  else if (trees) {
    const Limits = [nextKey, nextKey + pages - 1]
    trees.push(root.context.register(root.context.obj({ Limits, Nums: numbers })))
  } else parents.set(name('Nums'), numbers)
  // The root of a tree has no Limits, and these would be too narrow now.
  parents.delete(name('Limits'))
  root.set(name('ParentTreeNextKey'), PDFNumber.of(nextKey + pages))
}
