/** What a PDF can do or carry beside pages: run a script, start a program, hold another file, a form in XML. */
const refused = new Set([
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'RichMedia',
  'Rendition',
  'GoToE',
  'XFA',
  'ImportData',
])

// A name may spell any of its characters by number.
const name = /\/((?:[A-Za-z]|#[0-9A-Fa-f]{2})(?:[A-Za-z0-9]|#[0-9A-Fa-f]{2}){2,40})/g

export interface FoundName {
  name: string
  at: number
}

/** Names that matter, in text decoded as latin1, with where each begins. */
export const namesIn = (text: string): FoundName[] =>
  [...text.matchAll(name)].map((match) => ({ name: readName(match[1] ?? ''), at: match.index }))

const readName = (spelled: string) =>
  spelled.includes('#')
    ? spelled.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : spelled

export const isRefusedName = (found: string): boolean => refused.has(found)
